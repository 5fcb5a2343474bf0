import type { ArenaGame } from '@kingside/pairing'
import type { Claim } from './run-store.ts'
import type { RunningTournament } from './tournament.ts'

/** Somebody who can be paired in an arena now. */
export interface ArenaReady {
  /** The id of the entry. */
  readonly id: number
  readonly playerId: number
  /** As of the first turn in which the player took part; null is New. */
  readonly rating: number | null
  /** Null before the first standing. */
  readonly place: number | null
  /** In a team tournament of more than two teams. */
  readonly team: number | null
  readonly readyAt: Date
}

/** A board of an arena that is over, as one of the two has played it. */
export interface ArenaPlayed extends ArenaGame {
  /** The opponent's entry. */
  readonly opponent: number
  readonly opponentRating: number | null
  readonly color: 'white' | 'black'
  /** Whether this player did not come, or made no first move. */
  readonly isMissed: boolean
  /** Whether it counts: nobody played where it was not begun, and what ended after the clock counts nothing. */
  readonly counts: boolean
  /** Whether somebody did not come to it. */
  readonly isForfeit: boolean
}

/** How somebody stands in an arena. */
export interface ArenaRow {
  /** The id of the entry. */
  readonly id: number
  readonly points: number
  readonly performance: number | null
  readonly games: number
  readonly streak: number
  readonly missedInRow: number
  /** From when the player is paired again; null leaves it. */
  readonly readyAt: Date | null
  /** Whether the player is put on hold, since they missed too many games. */
  readonly isOnHold: boolean
}

/** What an arena reads and writes beside what all tournaments do. */
export interface ArenaStore {
  readonly arena: (id: number) => Promise<{
    readonly tournament: RunningTournament
    /** The highest number of a table. */
    readonly tables: number
    /** Boards that have no game yet. */
    readonly undealt: readonly {
      readonly table: number
      readonly white: number
      readonly black: number
    }[]
  }>
  /** Who can be paired: neither on hold nor playing, and no longer resting. */
  readonly ready: (id: number, at: Date) => Promise<readonly ArenaReady[]>
  /** The decided games of some entries, by entry, the oldest first. */
  readonly played: (
    id: number,
    entries: readonly number[],
    end: Date,
  ) => Promise<ReadonlyMap<number, readonly ArenaPlayed[]>>
  /** The entries that played at some tables, or at any by `all`. */
  readonly entriesOf: (id: number, tables: readonly number[] | 'all') => Promise<readonly number[]>
  /** The players of entries. */
  readonly playersOf: (
    entries: readonly number[],
  ) => Promise<ReadonlyMap<number, { readonly playerId: number; readonly rating: number | null }>>
  /**
   * Stores how players stand now, and who is in which place.
   * @throws TournamentLostError
   */
  readonly writeRows: (
    claim: Pick<Claim, 'id' | 'fence'>,
    rows: readonly ArenaRow[],
  ) => Promise<void>
}
