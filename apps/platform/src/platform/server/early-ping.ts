declare global {
  interface Window {
    /** A visitor's first ping, which `public/start.js` sends before the app is there. */
    earlyPing?: Promise<Response>
  }
}

/** Its answer, for whoever asks first; null for everybody else, and where there was none. */
export function takeEarlyPing(): Promise<Response> | null {
  const early = window.earlyPing ?? null
  delete window.earlyPing
  return early
}
