import type { Locale, Notification, NotificationObject, NotificationType } from '@kingside/api'
import type { NewAct } from '../operation/operator-acts.ts'

export interface NewNotification {
  readonly playerId: number
  readonly type: NotificationType
  readonly title: string
  readonly description?: string
  /** A path of the product, or an https address of another site. */
  readonly url?: string
  readonly object?: NotificationObject
}

/** A notification to all members, each in the own language. */
export interface Campaign {
  /** A name of its own: who has got it already gets it no more. */
  readonly name: string
  readonly type: NotificationType
  readonly texts: Readonly<
    Record<Locale, { readonly title: string; readonly description?: string }>
  >
  readonly url: string | null
}

/** One member's notification of many. */
export interface Addressed {
  readonly playerId: number
  readonly notification: Notification
}

/** Where notifications are kept. */
export interface NotificationStore {
  /** Answers with it as the player reads it. */
  readonly add: (notification: NewNotification, at: Date, act?: NewAct) => Promise<Notification>
  /**
   * Adds a campaign's notification to the next members by their ids, as far as they have not got it.
   * @returns those that were added, and where to go on; null is the end
   */
  readonly addToMembers: (
    campaign: Campaign,
    at: Date,
    page: { readonly after: number; readonly limit: number },
    /** Written with the first of them. */
    act?: NewAct,
  ) => Promise<{ readonly added: readonly Addressed[]; readonly next: number | null }>
  /** The newest first. */
  readonly list: (playerId: number, limit: number) => Promise<readonly Notification[]>
  /** Null when the player has none of this id. */
  readonly find: (playerId: number, id: number) => Promise<Notification | null>
  /** False when the player has none of this id; again changes nothing. */
  readonly markRead: (playerId: number, id: number, at: Date) => Promise<boolean>
}
