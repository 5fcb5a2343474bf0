import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import { scales } from '../themes/scales.ts'
import { startTimer, type PausableTimer } from './pausableTimer.ts'
import { completeToast, type Toast, type ToastOptions } from './toast.ts'

/** Why the time of a toast stands still. */
export type ToastHold = 'hover' | 'focus'

/** The toasts of one app: add them from anywhere, show them with one `ToastRegion`. */
export interface Toaster {
  /** Shows a toast. @returns its id */
  readonly add: (toast: ToastOptions) => string
  /** Fades a toast out, then removes it. Unknown ids are ignored. */
  readonly dismiss: (id: string) => void
  /** Removes all toasts at once, without fading. */
  readonly clear: () => void
  /** Stops a toast's time: on hover if it has `pauseOnHover`, on keyboard focus always. */
  readonly hold: (id: string, why: ToastHold) => void
  /** Lets a toast's time go on. */
  readonly release: (id: string, why: ToastHold) => void
  /** Whether a toast is fading out. */
  readonly isLeaving: (id: string) => boolean
  /** Calls back when `isLeaving` may have changed. @returns a function that stops it */
  readonly subscribe: (onChange: () => void) => () => void
  /** The toasts on the screen, newest first. */
  readonly queue: ToastQueue<Toast>
}

interface Shown {
  toast: Toast
  key: string
  timer: PausableTimer
  leaving: boolean
}

/** Makes a store of toasts. An app needs one; a story or test makes its own. */
export function createToaster(): Toaster {
  const queue = new ToastQueue<Toast>()
  const shown = new Map<string, Shown>()
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())

  const remove = (id: string) => {
    const entry = shown.get(id)
    if (!entry) return
    entry.timer.cancel()
    shown.delete(id)
    queue.close(entry.key)
  }

  const dismiss = (id: string) => {
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
      remove(toast.id)
      shown.set(toast.id, {
        toast,
        key: queue.add(toast),
        timer: startTimer(toast.dismiss.duration, () => dismiss(toast.id)),
        leaving: false,
      })
      return toast.id
    },
    dismiss,
    clear: () => [...shown.keys()].forEach(remove),
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
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
