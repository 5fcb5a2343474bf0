/** New versions of the app, which wait until they are applied. */
export interface AppUpdates {
  /** Whether a new version waits. */
  readonly isWaiting: () => boolean
  /** @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Applies the new version by loading the page again. Does nothing while none waits.
   * @param mayLoad asked just before the page is loaded, which may be later. @default always
   */
  readonly apply: (mayLoad?: () => boolean) => void
}

/** Never has a new version, as in stories. */
export const noUpdates: AppUpdates = {
  isWaiting: () => false,
  subscribe: () => () => {},
  apply: () => {},
}

/** How often an open page checks for a new version, in milliseconds. */
const lookAgainMs = 60 * 60 * 1000

/** How long the old worker may take to stop, in milliseconds. */
const makeWayMs = 3_000

/**
 * Registers the service worker, which stores the built app so that it opens offline.
 * @param isWanted only a built app has a worker. @default whether this is a production build
 */
export function registerAppWorker(isWanted: boolean = import.meta.env.PROD): AppUpdates {
  const listeners = new Set<() => void>()
  let waiting: ServiceWorker | null = null
  let isLetIn = false

  const wait = (worker: ServiceWorker | null) => {
    // The first worker replaces none.
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
    // An update may have been found before this listener was added.
    watch(registration.installing)
    registration.addEventListener('updatefound', () => watch(registration.installing))
    setInterval(() => void registration.update().catch(() => {}), lookAgainMs)
  }

  if (isWanted && 'serviceWorker' in navigator) {
    // Registered after the load, to leave the network to the page. Without a worker the app only needs a connection.
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

/** In Chromium a page with a worker of its own, such as the engine, keeps the old version until it is left. */
async function loadWithout(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  window.location.reload()
}
