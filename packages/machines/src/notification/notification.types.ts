import type { NotificationType } from '@kingside/api/facts'
import type { PopupName } from '../popups/popups.types.ts'
import type { ToastType, Words } from '../toast/toast.types.ts'

/** Where a notification leads. */
export interface NotificationLink {
  /** A path of the product, or an address of another site. */
  readonly href: string
  readonly external: boolean
}

/** What a tournament's reminder tells. */
export interface NotificationTournament {
  readonly name: string
  readonly timeControl: string | null
  /** When it starts: an ISO date and time, which the page writes in the reader's zone. */
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

/** What the rest of the product is asked to do. */
export type NotificationEffect =
  | { readonly kind: 'alert'; readonly alert: NotificationAlert }
  | { readonly kind: 'popup'; readonly popup: PopupName }
  | { readonly kind: 'follow'; readonly link: NotificationLink }
  /** For the statistics, once. */
  | { readonly kind: 'registration-complete' }
  /** For the log; the reader is told nothing. */
  | { readonly kind: 'failed'; readonly call: 'list' | 'mark-read' }

export interface NotificationInput {
  readonly item: NotificationItem
  /** It came while the page was open, so that nobody has seen it in the panel. @default false */
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

/** What a notification tells its parent, and whoever listens to it. */
export type NotificationEmitted =
  | { readonly type: 'notification.marked'; readonly id: string }
  | { readonly type: 'notification.effect'; readonly effect: NotificationEffect }

export interface NotificationDeps {
  /** Marks it as read on the server. */
  readonly markRead: (id: string, signal: AbortSignal) => Promise<void>
}
