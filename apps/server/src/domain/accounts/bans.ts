import type { Notification } from '@kingside/api'
import type { Player } from '../players/visitor-store.ts'
import type { BannedUntil } from './account.ts'
import type { NewAct } from '../operation/operator-acts.ts'
import type { NewNotification } from './notifications.ts'

export interface NewBan {
  readonly playerId: number
  /** The player reads it. */
  readonly reason: string
  /** Null is for ever. */
  readonly until: Date | null
}

/** A ban that holds. */
export interface HeldBan extends Omit<NewBan, 'playerId'> {
  readonly player: Pick<Player, 'uid' | 'name'>
  readonly since: Date
}

/** Which bans are asked for; what is not given does not matter. */
export interface BanFilter {
  /** A part of the player's name. */
  readonly name?: string | undefined
  readonly kind?: 'for-ever' | 'until' | undefined
}

/** Where bans are kept. */
export interface BanStore {
  /**
   * Keeps the ban and its notification, both or neither, and answers with the latter. Null when the player has the
   * same ban already, with this reason and end; nothing is changed then. The act is written with it in any case.
   */
  readonly add: (
    ban: NewBan,
    notice: NewNotification,
    at: Date,
    act?: NewAct,
  ) => Promise<Notification | null>
  /** Takes all bans of a player back; false when there was none that holds. */
  readonly lift: (playerId: number, at: Date, act?: NewAct) => Promise<boolean>
  /** The longest ban that holds. */
  readonly current: (playerId: number, at: Date) => Promise<BannedUntil>
  /** The bans that hold, the newest first, and how many there are in all. */
  readonly list: (
    at: Date,
    page: { readonly limit: number; readonly offset: number } & BanFilter,
  ) => Promise<{ readonly count: number; readonly bans: readonly HeldBan[] }>
}
