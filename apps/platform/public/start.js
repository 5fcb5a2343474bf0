// Runs before the first paint and before the app.

// The page's ground has the reader's theme while the app loads: the app keeps the class of the theme that it showed last.
// See src/app/theme.ts.
try {
  const theme = localStorage.getItem('kingside.theme.class')
  if (theme) document.documentElement.className = theme
  // A board that the reader made smaller has its size before the first paint. See settings/board/follow-look.ts.
  const { boardSize } = JSON.parse(localStorage.getItem('kingside.board')) ?? {}
  const percent = { small: 70, medium: 85 }[boardSize] ?? boardSize
  if (percent >= 50 && percent < 100)
    document.documentElement.style.setProperty('--board-share', `${percent / 100}`)
} catch {
  // Storage is forbidden: the page begins dark.
}

// A visitor's first call is on its way while the app loads. See src/adapters/server/early-ping.ts, and connection.ts for
// why it waits for its turn.
if (!document.cookie.split('; ').includes('kingside_login=1')) {
  // As src/platform/server/api-base.ts has it.
  const base = document.querySelector('meta[name="kingside-api"]')?.content || '/api/'
  const send = () =>
    fetch(`${base.replace(/\/?$/, '/')}ping/`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    })
  window.earlyPing = navigator.locks?.request('kingside.ping', send) ?? send()
  // Whoever takes it hears of its failure.
  window.earlyPing.catch(() => {})
}
