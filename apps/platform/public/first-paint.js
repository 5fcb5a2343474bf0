// Runs before the app: shows what it will show first, in the reader's language. See preload/first-paint.ts.
// Where the page runs and what it speaks is found out as by the app: src/adapters/page/mini-app.ts, src/app/language.ts,
// src/first-paint/painted-page.ts.
try {
  const { pathname, search, hash } = location
  const isBare =
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
    // The code of other pages needs the line more than their few first words need the font.
    if (kind !== 'home')
      root.style.fontFamily = "'Inter as Arial', 'Inter as DejaVu', system-ui, sans-serif"
    show(kind)
  }
  // The home page's own files are small, and needed as soon as the first one: they come together. See
  // src/platform/page/preload-page.ts for those of other pages.
  if (pathname === '/') {
    const files = JSON.parse(document.getElementById('page-files').textContent)['/']
    for (const file of files) {
      const link = document.createElement('link')
      if (file.endsWith('.js')) link.rel = 'modulepreload'
      else if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
      else continue
      link.crossOrigin = ''
      link.href = `/${file}`
      document.head.append(link)
    }
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
