const pending = new Set<Promise<unknown>>()

/** At the latest then, in milliseconds: a server that does not answer keeps nobody from the rest of the page. */
const longestWaitMs = 1_500

/** Notes something that the page waits for, such as a call to the server. */
export function noteBusy<T>(task: Promise<T>): Promise<T> {
  pending.add(task)
  void task.catch(() => {}).finally(() => pending.delete(task))
  return task
}

/** Whether the page waits for something. */
export const isBusy = (): boolean => pending.size > 0

/**
 * Resolves when the page has been loaded, its calls are answered and the browser has nothing to do: what nobody needs
 * in the first moment is loaded then, and does not hold up what is needed.
 */
export async function quietMoment(): Promise<void> {
  const end = performance.now() + longestWaitMs
  await loaded()
  do await idle(Math.max(1, end - performance.now()))
  while (pending.size > 0 && performance.now() < end && (await settled(end)))
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

const idle = (timeout: number) =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve, 100)
  })

/** Resolves when what is pending now has ended, or it is time. @returns true */
async function settled(end: number): Promise<true> {
  let timer
  const time = new Promise((resolve) => {
    timer = setTimeout(resolve, Math.max(0, end - performance.now()))
  })
  await Promise.race([Promise.allSettled(pending), time])
  clearTimeout(timer)
  return true
}
