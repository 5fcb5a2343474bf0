import type { Notification, NotificationObject, NotificationType } from '@kingside/api'

export interface NewNotification {
  readonly playerId: number
  readonly type: NotificationType
  readonly title: string
  readonly description?: string
  /** A path of the product. */
  readonly url?: string
  readonly object?: NotificationObject
}

/** Where notifications are kept. */
export interface NotificationStore {
  /** Answers with it as the player reads it. */
  readonly add: (notification: NewNotification, at: Date) => Promise<Notification>
  /** The newest first. */
  readonly list: (playerId: number, limit: number) => Promise<readonly Notification[]>
  /** Null when the player has none of this id. */
  readonly find: (playerId: number, id: number) => Promise<Notification | null>
  /** False when the player has none of this id; again changes nothing. */
  readonly markRead: (playerId: number, id: number, at: Date) => Promise<boolean>
}
