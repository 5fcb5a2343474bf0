import type {
  NotificationDeps,
  NotificationEffect,
  NotificationItem,
  NotificationEmitted,
} from '../notification/notification.types.ts'

/** The id of the item that visitors see: it asks them to sign in, and exists only on the client. */
export const promptId = 'sign-in-prompt'

export interface NotificationsInput {
  readonly signedIn: boolean
  /** Whether the visitor has opened the prompt in this session of the browser. */
  readonly promptRead: boolean
}

export interface NotificationsContext {
  readonly signedIn: boolean
  readonly promptRead: boolean
  /** Newest first. */
  readonly items: readonly NotificationItem[]
  /** Whether the server's list was loaded once; unknown items of a later list are then new. */
  readonly isKnown: boolean
  /** Ids of the items that have an actor, because they were opened, read or shown. */
  readonly handled: readonly string[]
  /** Ids of the items read here; a list that loads later may not have them as read yet. */
  readonly readHere: readonly string[]
}

/** What the page may send. */
export type NotificationsUiEvent =
  | { readonly type: 'notification.open'; readonly id: string }
  | { readonly type: 'notifications.read' }
  | { readonly type: 'notifications.refresh' }

/** What session, socket and single notifications send. `notification.marked` also comes from other pages. */
export type NotificationsSystemEvent =
  | { readonly type: 'session.change'; readonly signedIn: boolean }
  /** A notification arrived while the page was open. */
  | { readonly type: 'notification.arrive'; readonly item: NotificationItem }
  | NotificationEmitted

export type NotificationsEvent = NotificationsUiEvent | NotificationsSystemEvent

/** What the machine asks of the shell; `actor.on('notification.effect', …)` gets it. */
export interface NotificationsEmitted {
  readonly type: 'notification.effect'
  readonly effect: NotificationEffect
}

export interface NotificationsDeps extends NotificationDeps {
  /** Newest first; items of unknown types are left out (`notificationItem`). */
  readonly loadNotifications: (signal: AbortSignal) => Promise<readonly NotificationItem[]>
  /** Stores for this session of the browser that the visitor's prompt was opened. */
  readonly keepPromptRead: (signal: AbortSignal) => Promise<void>
}
