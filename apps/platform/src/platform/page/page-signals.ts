/** Events of the browser and the device about the page and the network. */
export type PageSignal = 'online' | 'offline' | 'wake'

/** A longer pause between two ticks means that the computer slept, in ms. */
const sleptMs = 15_000
const tickMs = 5_000

/**
 * Listens to the network and to the page's waking: it is shown again, back from the browser's cache, or the computer
 * slept.
 * @returns a function that stops listening
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
