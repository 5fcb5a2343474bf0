/** Calls that the server has not answered yet. */
const calls = new Set<Promise<unknown>>()
/** What else the page needs before it can be used, such as the line of a game. */
const openings = new Set<Promise<unknown>>()

/** At the latest then, in milliseconds: a server that does not answer keeps nobody from the rest of the page. */
const longestWaitMs = 3_000
/** For so long nothing may be waited for, in milliseconds: what has come often asks for more. */
const restMs = 100

function keepIn<T>(tasks: Set<Promise<unknown>>, task: Promise<T>): Promise<T> {
  tasks.add(task)
  void task.catch(() => {}).finally(() => tasks.delete(task))
  return task
}

/** Notes a call to the server. */
export const trackRequest = <T>(call: Promise<T>): Promise<T> => keepIn(calls, call)

/** Notes something else that the page needs before it can be used. */
export const trackStartup = (opening: Promise<unknown>): void => void keepIn(openings, opening)

let page: Promise<unknown> = Promise.resolve()

/** Notes that the page which the address names is on its way: what nobody needs at first does not come before it. */
export function trackPage(ready: Promise<unknown>): void {
  page = ready
}

/** Whether a call is not answered yet. */
export const isBusy = (): boolean => calls.size > 0

/**
 * Resolves when the page has been loaded, can be used, its calls are answered and the browser has nothing to do: what
 * nobody needs in the first moment is loaded then, and does not hold up what is needed.
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
