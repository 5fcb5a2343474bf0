/** What browser and device tell about page and network. */
export type PageSignal = 'online' | 'offline' | 'wake'

/** A pause between two ticks that is longer than this was sleep. */
const sleptMs = 15_000
const tickMs = 5_000

/**
 * Hears of the network, and of the page's waking: shown again, back from the browser's cache, or the computer slept.
 * @returns what stops the listening
 */
export function listenToPage(listener: (signal: PageSignal) => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const wake = () => listener('wake')
  window.addEventListener('online', () => listener('online'), { signal })
  window.addEventListener('offline', () => listener('offline'), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden || wake(), { signal })
  let last = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    if (now - last > sleptMs) wake()
    last = now
  }, tickMs)
  return () => {
    end.abort()
    clearInterval(timer)
  }
}
