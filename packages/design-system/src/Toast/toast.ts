import type { ReactNode } from 'react'
import { messageTypes, type MessageType } from '../messageIcon.tsx'

export const toastColors = ['saturated', 'subdued'] as const
export const toastTypes = messageTypes
export const toastContainers = [
  'topLeft',
  'topCenter',
  'topRight',
  'bottomLeft',
  'bottomCenter',
  'bottomRight',
] as const
export type ToastContainer = (typeof toastContainers)[number]

/** How a toast goes away. */
export interface ToastDismiss {
  /** Milliseconds until it goes by itself; 0 means never. @default 0 */
  duration?: number
  /** A click anywhere on it sends it away. @default false */
  click?: boolean
  /** Shows a close icon. @default true */
  icon?: boolean
  /** A pointer resting on it stops the time. @default true */
  pauseOnHover?: boolean
}

/** What a caller says about a toast. */
export interface ToastOptions {
  /** A toast with the id of one on the screen takes its place. @default random */
  id?: string
  /** What happened, in a few words. */
  title: string
  /** More about it. */
  message?: ReactNode
  /** What it means to the reader. @default 'info' */
  type?: MessageType
  /** Filled with the type's colour, or neutral with a coloured icon. @default 'saturated' */
  color?: (typeof toastColors)[number]
  /** The words of a button that follows it, for every kind of hand; `onAction` hears it. */
  action?: string
  /** A picture in place of the type's own. */
  icon?: ReactNode
  /** Shows a pointing hand, for a toast that reacts to clicks. @default dismiss.click */
  pointer?: boolean
  /** Where on the screen. `Left` is where lines begin: right in right-to-left languages. @default 'topRight' */
  container?: ToastContainer
  dismiss?: ToastDismiss
}

/** A toast with every default filled in. */
export interface Toast {
  id: string
  title: string
  message: ReactNode
  type: MessageType
  color: (typeof toastColors)[number]
  action: string | undefined
  icon: ReactNode
  pointer: boolean
  container: ToastContainer
  dismiss: Required<ToastDismiss>
}

/** Fills in the defaults. */
export function completeToast(options: ToastOptions): Toast {
  const dismiss = {
    duration: 0,
    click: false,
    icon: true,
    pauseOnHover: true,
    ...options.dismiss,
  }
  return {
    id: options.id ?? crypto.randomUUID(),
    title: options.title,
    message: options.message,
    type: options.type ?? 'info',
    color: options.color ?? 'saturated',
    action: options.action,
    icon: options.icon,
    pointer: options.pointer ?? dismiss.click,
    container: options.container ?? 'topRight',
    dismiss,
  }
}
