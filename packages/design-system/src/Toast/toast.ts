import type { ReactNode } from 'react'
import { messageTypes, type MessageType } from '../MessageIcon/index.ts'

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

/** What of the reader may stop the time of a toast. */
export type ToastHold = 'hover' | 'focus'

/** The ways to dismiss a toast. */
export interface ToastDismiss {
  /** A click anywhere on it calls `onClick`. @default false */
  click?: boolean
  /** Shows a close icon. @default true */
  icon?: boolean
}

/** What a toast says, and how it looks. */
export interface Toast {
  id: string
  /** What happened, in a few words. */
  title: string
  /** More about it. */
  message?: ReactNode
  /** What it means to the reader. @default 'info' */
  type?: MessageType
  /** Filled with the type's colour, or neutral with a coloured icon. @default 'saturated' */
  color?: (typeof toastColors)[number]
  /** The label of a button that leads where the toast points; it calls `onAction`. */
  action?: string | undefined
  /** A picture in place of the type's own. */
  icon?: ReactNode
  /** Shows a pointing hand, for a toast that reacts to clicks. @default dismiss.click */
  pointer?: boolean
  /** Where on the screen. `Left` is where lines begin: right in right-to-left languages. @default 'topRight' */
  container?: ToastContainer
  dismiss?: ToastDismiss
}
