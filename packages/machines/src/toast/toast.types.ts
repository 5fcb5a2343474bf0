/** A text to show: a message of the app's catalogues, or a plain text (of a server or a caller). */
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
  /** Milliseconds on the screen; 0 stays until it is dismissed. @default 0 */
  readonly duration: number
  /** Whether a click dismisses it. @default false */
  readonly click: boolean
  /** Whether it has a close icon. @default true */
  readonly icon: boolean
  /** Whether its time stops while a pointer is over it. @default true */
  readonly pauseOnHover: boolean
}

/** The options of a toast, as a caller gives them. */
export interface ToastOptions {
  /** Unique. One with the id of another replaces it. */
  readonly id: string
  readonly title: Words
  readonly message?: Words
  /** @default 'info' */
  readonly type?: ToastType
  /** @default 'saturated' */
  readonly color?: ToastColor
  /** The label of a button. */
  readonly action?: Words
  /** The name of an icon in place of the type's own. */
  readonly icon?: string
  /** Whether the pointer is a hand. @default dismiss.click */
  readonly pointer?: boolean
  /** @default 'topRight' */
  readonly container?: ToastContainer
  readonly dismiss?: Partial<ToastDismiss>
}

/** The options of a toast whose caller may leave the id to the toaster, which makes a random one. */
export type NewToast = Omit<ToastOptions, 'id'> & Partial<Pick<ToastOptions, 'id'>>

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

/** What stops a toast's time: a pointer over it, or the keyboard's focus in it. */
export const toastHolders = ['hover', 'focus'] as const
export type ToastHolder = (typeof toastHolders)[number]

export interface ToastContext {
  readonly toast: Toast
  readonly holders: readonly ToastHolder[]
  /** The time left at `since`, in ms. */
  readonly leftMs: number
  /** When its time last started, on the page's monotonic clock (ms). */
  readonly since: number
}

/** What the page may send. `at` is now, on its monotonic clock, in ms. */
export type ToastUiEvent =
  /** It is on the screen, so its time starts. */
  | { readonly type: 'toast.show'; readonly at: number }
  | { readonly type: 'toast.hold'; readonly by: ToastHolder; readonly at: number }
  | { readonly type: 'toast.release'; readonly by: ToastHolder; readonly at: number }
  | { readonly type: 'toast.click' }
  /** The close icon. */
  | { readonly type: 'toast.close' }
  /** The Escape key, or a caller that no longer needs the toast. */
  | { readonly type: 'toast.dismiss' }

export type ToastEvent = ToastUiEvent

/** What a toast sends to its parent. */
export type ToastSystemEvent =
  | { readonly type: 'toast.left'; readonly id: string }
  | { readonly type: 'toast.removed'; readonly id: string }

/** Fills in the defaults. An invalid duration becomes 0: the toast stays. */
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
