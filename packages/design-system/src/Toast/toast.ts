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

/** What stops the timer of a toast. */
export type ToastHold = 'hover' | 'focus'

/** The ways to dismiss a toast. */
export interface ToastDismiss {
  /** A click anywhere on it calls `onClick`. @default false */
  click?: boolean
  /** Shows a close icon. @default true */
  icon?: boolean
}

/** The content and look of a toast. */
export interface Toast {
  id: string
  /** What happened, in a few words. */
  title: string
  /** Details. */
  message?: ReactNode
  /** The kind of message. @default 'info' */
  type?: MessageType
  /** Filled with the type's colour, or neutral with a coloured icon. @default 'saturated' */
  color?: (typeof toastColors)[number]
  /** The text of a button for the toast's next step; it calls `onAction`. */
  action?: string | undefined
  /** A picture in place of the type's own. */
  icon?: ReactNode
  /** Shows the pointer cursor, for a toast that reacts to clicks. @default dismiss.click */
  pointer?: boolean
  /** The place on the screen. `Left` is the start of the line: right in right-to-left languages. @default 'topRight' */
  container?: ToastContainer
  dismiss?: ToastDismiss
}
