declare global {
  interface Window {
    /** How many listeners were added and not taken away, wherever, whether they could be collected or not. */
    readonly liveListeners: () => number
  }
}

/** Counts the listeners of a page from its beginning; to be run in it before any other script. */
export function countListeners() {
  let live = 0
  const known = new WeakMap<EventTarget, Map<unknown, Set<string>>>()
  // oxlint-disable-next-line typescript/unbound-method -- both are called with their own `this`
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const keyOf = (type: string, options?: boolean | EventListenerOptions) =>
    `${type} ${typeof options === 'object' ? (options.capture ?? false) : (options ?? false)}`

  function forget(target: EventTarget, listener: unknown, key: string) {
    if (known.get(target)?.get(listener)?.delete(key)) live -= 1
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    add.call(this, type, listener, options)
    // React listens for it on each input by itself, until the input is collected.
    if (type === 'invalid') return
    const key = keyOf(type, options)
    const listeners = known.get(this) ?? new Map<unknown, Set<string>>()
    const keys = listeners.get(listener) ?? new Set<string>()
    if (listener && !keys.has(key)) live += 1
    known.set(this, listeners.set(listener, keys.add(key)))
    const { signal, once } = typeof options === 'object' ? options : {}
    const end = () => forget(this, listener, key)
    if (signal) add.call(signal, 'abort', end)
    if (once) add.call(this, type, end, { once: true })
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    remove.call(this, type, listener, options)
    forget(this, listener, keyOf(type, options))
  }
  Object.assign(window, { liveListeners: () => live })
}
