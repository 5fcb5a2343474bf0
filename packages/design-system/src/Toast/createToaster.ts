import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import { scales } from '../themes/scales.ts'
import { startTimer, type PausableTimer } from './pausableTimer.ts'
import { completeToast, type Toast, type ToastContainer, type ToastOptions } from './toast.ts'

/** Why the time of a toast stands still. */
export type ToastHold = 'hover' | 'focus'

/** The toasts of one app: add them from anywhere, show them with one `ToastRegion`. */
export interface Toaster {
  /** Shows a toast, or lets it wait until there is room at its place. @returns its id */
  readonly add: (toast: ToastOptions) => string
  /** Fades a toast out, then removes it; one that waits never appears. Unknown ids are ignored. */
  readonly dismiss: (id: string) => void
  /** Removes all toasts at once, without fading. */
  readonly clear: () => void
  /** Stops a toast's time: on hover if it has `pauseOnHover`, on keyboard focus always. */
  readonly hold: (id: string, why: ToastHold) => void
  /** Lets a toast's time go on. */
  readonly release: (id: string, why: ToastHold) => void
  /** Whether a toast is fading out. */
  readonly isLeaving: (id: string) => boolean
  /** How many toasts wait for room at a place. */
  readonly waitingAt: (container: ToastContainer) => number
  /** Calls back when `isLeaving` or `waitingAt` may have changed. @returns a function that stops it */
  readonly subscribe: (onChange: () => void) => () => void
  /** The toasts on the screen, newest first. */
  readonly queue: ToastQueue<Toast>
}

export interface ToasterOptions {
  /** How many toasts may stand at one place. Later ones wait; their time begins when they appear. @default 4 */
  most?: number
}

interface Shown {
  toast: Toast
  key: string
  timer: PausableTimer
  leaving: boolean
}

/** Makes a store of toasts. An app needs one; a story or test makes its own. */
export function createToaster({ most = 4 }: ToasterOptions = {}): Toaster {
  const queue = new ToastQueue<Toast>()
  const shown = new Map<string, Shown>()
  const waiting = new Map<string, Toast>()
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())

  const hasRoomAt = (container: ToastContainer) =>
    [...shown.values()].filter(({ toast }) => toast.container === container).length < most

  const show = (toast: Toast) => {
    shown.set(toast.id, {
      toast,
      key: queue.add(toast),
      timer: startTimer(toast.dismiss.duration, () => dismiss(toast.id)),
      leaving: false,
    })
  }

  const showNextAt = (container: ToastContainer) => {
    const next = [...waiting.values()].find((toast) => toast.container === container)
    if (!next || !hasRoomAt(container)) return
    waiting.delete(next.id)
    show(next)
  }

  const takeAway = (id: string): Toast | undefined => {
    const entry = shown.get(id)
    if (!entry) return undefined
    entry.timer.cancel()
    shown.delete(id)
    queue.close(entry.key)
    return entry.toast
  }

  const remove = (id: string) => {
    const removed = takeAway(id)
    if (removed) showNextAt(removed.container)
    notify()
  }

  const dismiss = (id: string) => {
    if (waiting.delete(id)) notify()
    const entry = shown.get(id)
    if (!entry || entry.leaving) return
    entry.timer.cancel()
    entry.leaving = true
    entry.timer = startTimer(scales.motion.toastFade, () => remove(id))
    notify()
  }

  return {
    queue,
    add(options) {
      const toast = completeToast(options)
      const replaced = takeAway(toast.id)
      if (waiting.get(toast.id)?.container !== toast.container) waiting.delete(toast.id)
      if (hasRoomAt(toast.container)) show(toast)
      else waiting.set(toast.id, toast)
      if (replaced) showNextAt(replaced.container)
      notify()
      return toast.id
    },
    dismiss,
    clear() {
      waiting.clear()
      for (const id of shown.keys()) takeAway(id)
      notify()
    },
    hold(id, why) {
      const entry = shown.get(id)
      if (!entry || entry.leaving) return
      if (why === 'focus' || entry.toast.dismiss.pauseOnHover) entry.timer.hold(why)
    },
    release(id, why) {
      const entry = shown.get(id)
      if (entry && !entry.leaving) entry.timer.release(why)
    },
    isLeaving: (id) => shown.get(id)?.leaving ?? false,
    waitingAt: (container) =>
      [...waiting.values()].filter((toast) => toast.container === container).length,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
