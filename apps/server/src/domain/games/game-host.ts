import type { RatingType } from '@kingside/api'
import type { Sides } from './game.types.ts'

/** A game to begin. Players are internal ids. */
export interface NewGame {
  readonly white: number
  readonly black: number
  readonly timeControlId: number
  readonly ratingType: RatingType
  /** What led to it; the pair is unique, so that asking twice begins one game. */
  readonly origin: {
    readonly kind:
      | 'request'
      | 'short'
      | 'invite'
      | 'long'
      | 'direct'
      | 'friend'
      | 'rematch'
      /** The id is `<tournament>/<round>/<table>`. */
      | 'tournament'
    readonly id: string
  }
  /**
   * The tournament that it is played for: it can't be aborted, taken back or played again, and who does not come, or
   * makes no first move, loses it.
   */
  readonly tournamentId?: number
  /** Whether its players may give half of their time away for a point of an arena. @default no */
  readonly hasBerserk?: boolean
  /** Of a game that is played elsewhere, whose moves come with a PGN: where it begins, and what the players are rated there. */
  readonly relay?: {
    readonly initialFen: string
    readonly ratings: Sides<number | null>
  }
  /** When a scheduled game starts; null, or a moment that has passed, is now. Its players are told before (`SCHEDULED_WARN`, `game.soon`). */
  readonly startsAt: Date | null
  /**
   * How much later than the players everybody else sees what happens in it: sockets, calls, PGN and ratings.
   * Whole ms, at most a day. That there is the game, and who plays it, is no secret.
   * @default 0
   */
  readonly viewerDelayMs?: number
}

/** Begins games; the lobby knows no more of them than this. */
export interface GameHost {
  /**
   * Begins a game, stored before this resolves, and answers with its public id.
   * The same origin again answers with the game that it began.
   * @throws RangeError for a delay or a start that there can't be
   */
  readonly create: (game: NewGame) => Promise<string>
  /** The public ids of a player's games that are not over, oldest first. */
  readonly ongoingOf: (playerId: number) => Promise<readonly string[]>
  /** Those of them that are scheduled, without those of tournaments. */
  readonly scheduledOf: (playerId: number) => Promise<readonly string[]>
  /**
   * Those of them whose start has come: a scheduled game keeps nobody from another before it, and one of a tournament
   * never does.
   */
  readonly startedOf: (playerId: number) => Promise<readonly string[]>
}
