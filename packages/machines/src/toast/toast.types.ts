/** What is written on a screen: a message of the app's catalogues, or words that somebody gave (a server, a caller). */
export type Words =
  | { readonly code: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string }

export const toastColors = ['saturated', 'subdued'] as const
export type ToastColor = (typeof toastColors)[number]

export const toastTypes = ['info', 'danger', 'warning', 'success'] as const
export type ToastType = (typeof toastTypes)[number]

export const toastContainers = [
  'topLeft',
  'topCenter',
  'topRight',
  'bottomLeft',
  'bottomCenter',
  'bottomRight',
] as const
/** Where on the screen. */
export type ToastContainer = (typeof toastContainers)[number]

/** How a toast goes away. */
export interface ToastDismiss {
  /** Milliseconds on the screen; 0 never ends. @default 0 */
  readonly duration: number
  /** A click on it sends it away. @default false */
  readonly click: boolean
  /** A close icon sends it away. @default true */
  readonly icon: boolean
  /** A pointer that rests on it stops its time. @default true */
  readonly pauseOnHover: boolean
}

/** What a caller says about a toast. */
export interface ToastOptions {
  /** Made at random by the adapter when the caller has none. */
  readonly id: string
  readonly title: Words
  readonly message?: Words
  /** @default 'info' */
  readonly type?: ToastType
  /** @default 'saturated' */
  readonly color?: ToastColor
  /** The words of a button that follows it. */
  readonly action?: Words
  /** The name of a picture in place of the type's own. */
  readonly icon?: string
  /** Shows a pointing hand. @default dismiss.click */
  readonly pointer?: boolean
  /** @default 'topRight' */
  readonly container?: ToastContainer
  readonly dismiss?: Partial<ToastDismiss>
}

/** A toast with every default filled in. */
export interface Toast {
  readonly id: string
  readonly title: Words
  readonly message: Words | null
  readonly type: ToastType
  readonly color: ToastColor
  readonly action: Words | null
  readonly icon: string | null
  readonly pointer: boolean
  readonly container: ToastContainer
  readonly dismiss: ToastDismiss
}

/** Who keeps a toast's time from running: a pointer, or the keyboard's focus. */
export const toastHolders = ['hover', 'focus'] as const
export type ToastHolder = (typeof toastHolders)[number]

export interface ToastContext {
  readonly toast: Toast
  readonly holders: readonly ToastHolder[]
  /** What is left of its time, as of `since`; in milliseconds. */
  readonly leftMs: number
  /** When its time last began to run, on the page's monotonic clock (ms). */
  readonly since: number
}

/** What the page may send. `at` is now, on its monotonic clock, in ms. */
export type ToastUiEvent =
  /** It stands on the screen, so its time begins. */
  | { readonly type: 'toast.show'; readonly at: number }
  | { readonly type: 'toast.hold'; readonly by: ToastHolder; readonly at: number }
  | { readonly type: 'toast.release'; readonly by: ToastHolder; readonly at: number }
  | { readonly type: 'toast.click' }
  /** The close icon. */
  | { readonly type: 'toast.close' }
  /** The Escape key, or a caller whose toast has become pointless. */
  | { readonly type: 'toast.dismiss' }

export type ToastEvent = ToastUiEvent

/** What a toast tells its parent. */
export type ToastSystemEvent =
  | { readonly type: 'toast.left'; readonly id: string }
  | { readonly type: 'toast.removed'; readonly id: string }

/** Fills in the defaults. A duration that is no time at all is 0: the toast stays. */
export function completeToast(options: ToastOptions): Toast {
  const dismiss = { duration: 0, click: false, icon: true, pauseOnHover: true, ...options.dismiss }
  const isTime = Number.isFinite(dismiss.duration) && dismiss.duration > 0
  return {
    id: options.id,
    title: options.title,
    message: options.message ?? null,
    type: options.type ?? 'info',
    color: options.color ?? 'saturated',
    action: options.action ?? null,
    icon: options.icon ?? null,
    pointer: options.pointer ?? dismiss.click,
    container: options.container ?? 'topRight',
    dismiss: { ...dismiss, duration: isTime ? dismiss.duration : 0 },
  }
}
