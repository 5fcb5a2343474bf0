import type {
  NotificationDeps,
  NotificationEffect,
  NotificationItem,
  NotificationEmitted,
} from '../notification/notification.types.ts'

/** The id of the one item that visitors see: it asks them to sign in, and exists only here. */
export const promptId = 'sign-in-prompt'

export interface NotificationsInput {
  readonly signedIn: boolean
  /** Whether the visitor opened the prompt before, in this session of the browser. */
  readonly promptRead: boolean
}

export interface NotificationsContext {
  readonly signedIn: boolean
  readonly promptRead: boolean
  /** The newest first. */
  readonly items: readonly NotificationItem[]
  /** Whether the server's list was here: what a later one has besides is news. */
  readonly isKnown: boolean
  /** Ids of items that have an actor, because something was done with them. */
  readonly handled: readonly string[]
  /** Ids that were read here; a list that comes later may not know it yet. */
  readonly readHere: readonly string[]
}

/** What the page may send. */
export type NotificationsUiEvent =
  | { readonly type: 'notification.open'; readonly id: string }
  | { readonly type: 'notifications.read' }
  | { readonly type: 'notifications.refresh' }

/** What session, socket and the single notifications tell. `notification.marked` comes of other pages as well. */
export type NotificationsSystemEvent =
  | { readonly type: 'session.change'; readonly signedIn: boolean }
  /** One came while the page was open. */
  | { readonly type: 'notification.arrive'; readonly item: NotificationItem }
  | NotificationEmitted

export type NotificationsEvent = NotificationsUiEvent | NotificationsSystemEvent

/** What the machine asks of the rest of the product; `actor.on('notification.effect', …)` hears it. */
export interface NotificationsEmitted {
  readonly type: 'notification.effect'
  readonly effect: NotificationEffect
}

export interface NotificationsDeps extends NotificationDeps {
  /** The newest first; items of unknown types are left out (`notificationItem`). */
  readonly loadNotifications: (signal: AbortSignal) => Promise<readonly NotificationItem[]>
  /** Keeps for this session of the browser that the visitor's prompt was opened. */
  readonly keepPromptRead: (signal: AbortSignal) => Promise<void>
}
