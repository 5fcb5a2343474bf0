import type { NotificationType } from '@kingside/api/facts'
import type { PopupName } from '../popups/popups.types.ts'
import type { ToastType, Words } from '../toast/toast.types.ts'

/** Where a notification links to. */
export interface NotificationLink {
  /** A path of the product, or an address of another site. */
  readonly href: string
  readonly external: boolean
}

/** The tournament of a reminder. */
export interface NotificationTournament {
  readonly name: string
  readonly timeControl: string | null
  /** The start as an ISO date and time; the page formats it in the reader's time zone. */
  readonly start: string | null
}

/** A notification as it is displayed. */
export interface NotificationItem {
  readonly id: string
  readonly type: NotificationType
  readonly title: Words
  readonly description: Words | null
  readonly tournament: NotificationTournament | null
  readonly link: NotificationLink | null
  readonly unread: boolean
}

/** A message over the page. */
export interface NotificationAlert {
  readonly type: ToastType
  /** In milliseconds; 0 stays until it is dismissed. */
  readonly duration: number
  readonly item: NotificationItem
}

/** An effect outside the machine, which the shell carries out. */
export type NotificationEffect =
  | { readonly kind: 'alert'; readonly alert: NotificationAlert }
  | { readonly kind: 'popup'; readonly popup: PopupName }
  | { readonly kind: 'follow'; readonly link: NotificationLink }
  /** Sent to the statistics, once. */
  | { readonly kind: 'registration-complete' }
  /** Written to the log; the reader sees no error. */
  | { readonly kind: 'failed'; readonly call: 'list' | 'mark-read' }

export interface NotificationInput {
  readonly item: NotificationItem
  /** Whether it arrived while the page was open, and so is not yet seen. @default false */
  readonly live?: boolean
}

export interface NotificationContext {
  readonly item: NotificationItem
  readonly live: boolean
}

/** What the page may send. */
export type NotificationUiEvent =
  /** The reader opened it. */
  | { readonly type: 'notification.open' }
  /** It counts as read without being opened. */
  | { readonly type: 'notification.read' }

export type NotificationEvent = NotificationUiEvent

/** What a notification sends to its parent, and emits. */
export type NotificationEmitted =
  | { readonly type: 'notification.marked'; readonly id: string }
  | { readonly type: 'notification.effect'; readonly effect: NotificationEffect }

export interface NotificationDeps {
  /** Marks it as read on the server. */
  readonly markRead: (id: string, signal: AbortSignal) => Promise<void>
}
