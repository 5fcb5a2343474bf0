/** New versions of the app, which wait until they are let in. */
export interface AppUpdates {
  /** Whether one waits. */
  readonly isWaiting: () => boolean
  /** @returns what stops the listening */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Lets it in, and loads the page anew. Does nothing while none waits.
   * @param mayLoad asked when the page would be loaded, which may be later. @default always
   */
  readonly apply: (mayLoad?: () => boolean) => void
}

/** Where nothing is kept, as in stories. */
export const noUpdates: AppUpdates = {
  isWaiting: () => false,
  subscribe: () => () => {},
  apply: () => {},
}

/** How often a page that stays open looks for a new version, in milliseconds. */
const lookAgainMs = 60 * 60 * 1000

/** How long the old worker may take to make way, in milliseconds. */
const makeWayMs = 3_000

/**
 * Has the browser keep the built app, so that it opens without a connection.
 * @param isWanted only what was built has a worker. @default whether this is a build for players
 */
export function registerAppWorker(isWanted: boolean = import.meta.env.PROD): AppUpdates {
  const listeners = new Set<() => void>()
  let waiting: ServiceWorker | null = null
  let isLetIn = false

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
    apply: (mayLoad = () => true) => {
      if (!waiting) return
      const load = () => {
        if (mayLoad()) window.location.reload()
      }
      if (isLetIn) return load()
      const { serviceWorker } = navigator
      const letIn = () => {
        isLetIn = true
        load()
      }
      serviceWorker.addEventListener('controllerchange', letIn, { once: true })
      waiting.postMessage('take-over')
      setTimeout(() => {
        serviceWorker.removeEventListener('controllerchange', letIn)
        if (!isLetIn && mayLoad()) void loadWithout()
      }, makeWayMs)
    },
  }
}

/** In Chromium a page that had a worker of its own, as the engine is, keeps the old version until it is left. */
async function loadWithout(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  window.location.reload()
}
