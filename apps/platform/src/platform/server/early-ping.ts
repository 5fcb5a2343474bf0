declare global {
  interface Window {
    /** A visitor's first ping, which `public/start.js` sends before the app is loaded. */
    earlyPing?: Promise<Response>
  }
}

/** The answer, for the first caller only; null for later callers, and when no ping was sent. */
export function takeEarlyPing(): Promise<Response> | null {
  const early = window.earlyPing ?? null
  delete window.earlyPing
  return early
}
