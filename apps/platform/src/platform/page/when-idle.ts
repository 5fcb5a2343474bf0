/** Calls that the server has not answered yet. */
const calls = new Set<Promise<unknown>>()
/** Other tasks that must end before the page can be used, such as connecting to a game. */
const openings = new Set<Promise<unknown>>()

/** The longest wait in milliseconds, so that a server without an answer does not block the rest of the page. */
const longestWaitMs = 3_000
/** How long nothing may be running, in milliseconds, because an answer often starts another call. */
const restMs = 100

function keepIn<T>(tasks: Set<Promise<unknown>>, task: Promise<T>): Promise<T> {
  tasks.add(task)
  void task.catch(() => {}).finally(() => tasks.delete(task))
  return task
}

/** Registers a call to the server. */
export const trackRequest = <T>(call: Promise<T>): Promise<T> => keepIn(calls, call)

/** Registers another task that must end before the page can be used. */
export const trackStartup = (opening: Promise<unknown>): void => void keepIn(openings, opening)

let page: Promise<unknown> = Promise.resolve()

/** Registers the loading of the address's page: deferred code waits for it. */
export function trackPage(ready: Promise<unknown>): void {
  page = ready
}

/** Whether a call awaits its answer. */
export const isBusy = (): boolean => calls.size > 0

/**
 * Resolves when the page is loaded and usable, its calls are answered and the browser is idle. Deferred code loads
 * then, so that it does not delay what is needed first.
 */
export async function whenIdle(): Promise<void> {
  await Promise.all([loaded(), page])
  const end = performance.now() + longestWaitMs
  const leftMs = () => Math.max(0, end - performance.now())
  do {
    await Promise.race([Promise.allSettled([...calls, ...openings]), pause(leftMs())])
    await pause(Math.min(restMs, leftMs()))
    await idle(Math.max(1, leftMs()))
  } while (calls.size + openings.size > 0 && leftMs() > 0)
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

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
