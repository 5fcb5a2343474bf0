import type { NewToast, Toast, ToastHolder, ToastSystemEvent } from '../toast/toast.types.ts'

/** A toast that is on the screen, or is leaving it. */
export interface StandingToast {
  readonly toast: Toast
  readonly leaving: boolean
}

/** How many can be read at a glance; the design system's part shows as many. */
export const maxToasts = 4

export interface ToasterInput {
  /** How many toasts a container may show; later ones wait. The product uses `maxToasts`. */
  readonly most: number
}

export interface ToasterContext {
  readonly most: number
  /** Oldest first. Each has an actor of its own; waiting toasts have none. */
  readonly standing: readonly StandingToast[]
  /** In the order in which they were added, for all containers together. */
  readonly waiting: readonly Toast[]
}

/** What the page may send. `at` is now, on its monotonic clock, in ms. */
export type ToasterUiEvent =
  | { readonly type: 'toast.add'; readonly toast: NewToast }
  | { readonly type: 'toast.show'; readonly id: string; readonly at: number }
  | {
      readonly type: 'toast.hold'
      readonly id: string
      readonly by: ToastHolder
      readonly at: number
    }
  | {
      readonly type: 'toast.release'
      readonly id: string
      readonly by: ToastHolder
      readonly at: number
    }
  | { readonly type: 'toast.click'; readonly id: string }
  | { readonly type: 'toast.close'; readonly id: string }
  | { readonly type: 'toast.dismiss'; readonly id: string }
  /** Removes all at once without fading, at sign-out. */
  | { readonly type: 'toasts.clear' }

export type ToasterEvent = ToasterUiEvent | ToastSystemEvent
