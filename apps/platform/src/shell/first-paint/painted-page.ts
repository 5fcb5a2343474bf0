/** The start page, a game's page, or any other, whose content is unknown before its code is loaded. */
export type WaitingPage = 'home' | 'game' | 'any'

/** The skeleton for an address while the app loads; `public/first-paint.js` decides the same. */
export function waitingPage(pathname: string): WaitingPage {
  if (pathname === '/') return 'home'
  return pathname.startsWith('/game/') ? 'game' : 'any'
}
