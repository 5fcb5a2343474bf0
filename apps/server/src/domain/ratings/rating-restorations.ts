import type { Notification } from '@kingside/api'

/** How long before a ban for cheating the points that it cost others are given back, in ms: 90 days. */
export const restoredMs = 90 * 24 * 60 * 60_000

/** A player who got points back, and the notification that tells it. */
export interface Restored {
  readonly playerId: number
  readonly notification: Notification
}

/** Gives back what players lost to somebody who cheated. */
export interface RatingRestorations {
  /**
   * Gives back the points that others lost to a player in rated games since a moment, once for each game, and keeps a
   * notification for each of them; the cheat's arena titles are withdrawn. All of it or nothing.
   */
  readonly restore: (cheatId: number, since: Date, at: Date) => Promise<readonly Restored[]>
}
