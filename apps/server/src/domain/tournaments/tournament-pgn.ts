import { pgnOf } from '../games/game-pgn.ts'
import type { GameRecord } from '../games/game-reader.ts'

export interface BoardGame {
  /** The tournament's name. */
  readonly tournament: string
  readonly round: number
  readonly table: number
  readonly game: GameRecord
}

/** The games of a tournament as one PGN file: each with the tournament's name, its round and its table. */
export const tournamentPgn = (games: readonly BoardGame[]): string =>
  games
    .map(({ tournament, round, table, game }) =>
      pgnOf(game, { event: tournament, round: `${round}.${table}` }),
    )
    .join('\n')
