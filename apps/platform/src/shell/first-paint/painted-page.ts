/** The start page, a game's, and any other, whose content is not known before its code has come. */
export type WaitingPage = 'home' | 'game' | 'any'

/** What an address shows while the app is on its way; the same is found in `public/first-paint.js`. */
export function waitingPage(pathname: string): WaitingPage {
  if (pathname === '/') return 'home'
  return pathname.startsWith('/game/') ? 'game' : 'any'
}
