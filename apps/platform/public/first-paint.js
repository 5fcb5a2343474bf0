// Runs before the app: shows what it will show first, in the reader's language. See preload/first-paint.ts.
// Where the page runs and what it speaks is found out as by the app: src/adapters/page/mini-app.ts, src/app/language.ts,
// src/first-paint/painted-page.ts.
try {
  const { pathname, search, hash } = location
  const isBare =
    /^\/tournaments\/[^/]+\/overlay\/?$/.test(pathname) ||
    new URLSearchParams(search).get('miniapp') === '1' ||
    hash.startsWith('#tgWebAppData=') ||
    sessionStorage.getItem('kingside.miniapp') !== null
  const locales = { en: 'en', kk: 'kz', ru: 'ru' }
  const saved = localStorage.getItem('kingside.language')
  const system = navigator.languages.map((tag) => tag.toLowerCase().split(/[-_]/)[0])
  const language =
    Object.keys(locales).find((tag) => locales[tag] === saved) ??
    system.find((tag) => tag in locales) ??
    'en'
  const root = document.getElementById('root')
  const show = (page) => {
    const { content } = document.getElementById(`first-paint-${page}-${locales[language]}`)
    root.replaceChildren(content)
    document.documentElement.lang = language
  }
  if (!isBare) {
    const kind = pathname === '/' ? 'home' : pathname.startsWith('/game/') ? 'game' : 'any'
    // Nothing can be done with it before the app is there.
    root.inert = true
    // The code needs the line more than the first words need the font: it is there at once on a later visit, when the
    // service worker has it, and other pages have few words.
    if (kind !== 'home' || !navigator.serviceWorker?.controller)
      root.style.fontFamily = "'Inter as Arial', 'Inter as DejaVu', system-ui, sans-serif"
    show(kind)
  }
  const preload = (href, as) =>
    document.head.append(
      Object.assign(document.createElement('link'), { ...as, crossOrigin: '', href }),
    )
  const files = JSON.parse(document.getElementById('page-files').textContent)
  // The app shows nothing before it has the first words of its language.
  for (const file of files[locales[language]] ?? []) preload(`/${file}`, { rel: 'modulepreload' })
  // The home page's own files are small, and needed as soon as the first one, and so are the times that it offers: they
  // come together. See src/platform/page/preload-page.ts for the files of other pages.
  if (pathname === '/') {
    for (const file of files['/']) {
      if (file.endsWith('.js')) preload(`/${file}`, { rel: 'modulepreload' })
      else if (file.endsWith('.css')) preload(`/${file}`, { rel: 'preload', as: 'style' })
    }
    // As src/platform/server/api-base.ts has it.
    const base = document.querySelector('meta[name="kingside-api"]')?.content || '/api/'
    preload(`${base.replace(/\/?$/, '/')}timecontrols/`, { rel: 'preload', as: 'fetch' })
  }
  document.querySelector('script[type="module"]').addEventListener('error', () => {
    show('failed')
    root.inert = false
    root.querySelector('main button').addEventListener('click', () => location.reload())
  })
  // The first use of Intl in a browser costs a slow phone 60 ms: they are spent after this paint, while the code is on
  // its way.
  requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat(language).format(0)))
} catch {
  // Storage is forbidden, or nothing is painted: the app begins by itself.
}
