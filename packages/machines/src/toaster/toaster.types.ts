import type { Toast, ToastHolder, ToastSystemEvent, ToastOptions } from '../toast/toast.types.ts'

/** A toast that is on the screen, or on its way off it. */
export interface StandingToast {
  readonly toast: Toast
  readonly leaving: boolean
}

/** As many as can be read at a glance; the design system's part shows as many. */
export const maxToasts = 4

export interface ToasterInput {
  /** How many toasts may stand in one container; later ones wait. `maxToasts` is the product's number. */
  readonly most: number
}

export interface ToasterContext {
  readonly most: number
  /** Oldest first. Each has an actor of its own; those that wait have none. */
  readonly standing: readonly StandingToast[]
  /** In the order of their coming, all containers together. */
  readonly waiting: readonly Toast[]
}

/** What the page may send. `at` is now, on its monotonic clock, in ms. */
export type ToasterUiEvent =
  | { readonly type: 'toast.add'; readonly toast: ToastOptions }
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
  /** Removes all at once, without fading: at sign-out. */
  | { readonly type: 'toasts.clear' }

export type ToasterEvent = ToasterUiEvent | ToastSystemEvent
