import type { BoardTypeName, GameResult, RatingType } from '@kingside/api'
import type { Sides } from '../games/game.types.ts'
import type { TournamentNews } from './run-change.ts'
import type { RelayedGame } from './relay-pgn.ts'

/** A tournament as far as its relay goes by it. */
export interface RelayTournament {
  readonly id: number
  readonly slug: string
  readonly stage: 'expected' | 'goes' | 'completed'
  readonly timeControlId: number
  readonly boardType: BoardTypeName
  readonly ratingType: RatingType
  readonly viewerDelaySeconds: number
  /** Whether its games can come in by PGN: a broadcast over the board that the server does not run. */
  readonly isRelayable: boolean
}

/** A game with its board. */
export interface RelayBoard {
  readonly game: RelayedGame
  readonly table: number
  /** The public id of its game; null until that is made. */
  readonly gameId: string | null
  /** Internal ids of who sits there. */
  readonly seats: Sides<number>
}

/** What a push changed. */
export interface RelayChange {
  readonly boards: readonly {
    readonly round: number
    readonly table: number
    readonly result: GameResult | null
  }[]
  readonly news: readonly TournamentNews[]
}

/** What the relay of broadcasts reads and writes. */
export interface RelayStore {
  /** @param tournament an id or a slug; of hidden ones too */
  readonly find: (tournament: string) => Promise<RelayTournament | null>
  /** When the tournament's token was made; null where there is none. */
  readonly tokenMadeAt: (tournamentId: number) => Promise<Date | null>
  /** Makes a token, and ends the one before. */
  readonly renewToken: (tournamentId: number, at: Date) => Promise<string>
  readonly dropToken: (tournamentId: number) => Promise<void>
  readonly isToken: (tournamentId: number, token: string) => Promise<boolean>
  /**
   * Seats the players of games: who is new gets a place in the standing, a new board a row.
   * @throws RelayPgnError where a game contradicts what is there; nothing is stored then
   */
  readonly seat: (
    tournamentId: number,
    games: readonly RelayedGame[],
    at: Date,
  ) => Promise<readonly RelayBoard[]>
  readonly setGame: (
    tournamentId: number,
    board: { readonly round: number; readonly table: number },
    gameId: string,
  ) => Promise<void>
  /**
   * Stores results, rounds and the standing after a push.
   * @returns the news and the number of the last of them
   */
  readonly record: (
    tournamentId: number,
    change: RelayChange,
    at: Date,
  ) => Promise<{ readonly news: readonly TournamentNews[]; readonly v: number }>
  /** The tournament is over. @returns its news, or null while games go on */
  readonly finish: (
    tournamentId: number,
    at: Date,
  ) => Promise<{ readonly news: readonly TournamentNews[]; readonly v: number } | null>
}
