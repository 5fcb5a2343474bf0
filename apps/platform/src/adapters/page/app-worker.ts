/** New versions of the app, which wait until they are let in. */
export interface AppUpdates {
  /** Whether one waits. */
  readonly isWaiting: () => boolean
  /** @returns what stops the listening */
  readonly subscribe: (listener: () => void) => () => void
  /** Lets it in, and loads the page anew. Does nothing while none waits. */
  readonly apply: () => void
}

/** Where nothing is kept, as in stories. */
export const noUpdates: AppUpdates = {
  isWaiting: () => false,
  subscribe: () => () => {},
  apply: () => {},
}

/** How often a page that stays open looks for a new version, in milliseconds. */
const lookAgainMs = 60 * 60 * 1000

/**
 * Has the browser keep the built app, so that it opens without a connection.
 * @param isWanted only what was built has a worker. @default whether this is a build for players
 */
export function registerAppWorker(isWanted: boolean = import.meta.env.PROD): AppUpdates {
  const listeners = new Set<() => void>()
  let waiting: ServiceWorker | null = null

  const wait = (worker: ServiceWorker | null) => {
    // The first one has nobody to take over from.
    if (!worker || !navigator.serviceWorker.controller) return
    waiting = worker
    for (const listener of listeners) listener()
  }

  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') wait(worker)
    })

  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js')
    wait(registration.waiting)
    // One may have been found before anybody could hear of it.
    watch(registration.installing)
    registration.addEventListener('updatefound', () => watch(registration.installing))
    setInterval(() => void registration.update().catch(() => {}), lookAgainMs)
  }

  if (isWanted && 'serviceWorker' in navigator) {
    // Keeping the app must not compete with showing it. Without a worker the app only needs a connection.
    const start = () => void register().catch(() => {})
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
  }

  return {
    isWaiting: () => waiting !== null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    apply: () => {
      if (!waiting) return
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
        once: true,
      })
      waiting.postMessage('take-over')
    },
  }
}
