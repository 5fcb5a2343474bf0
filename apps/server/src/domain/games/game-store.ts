import type { OnlineEnd, RatingType } from '@kingside/api'
import type { Color } from '@kingside/chess-game'
import type { NewGame } from './game-host.ts'
import type { GameConfig, GameState, NumberedFact, PlayedMove, Sides } from './game.types.ts'

/** The state without what is kept in rows of its own. */
export type StoredState = Omit<GameState, 'config' | 'turns' | 'v'>

/** An event as it is kept. */
export interface StoredFact {
  readonly fact: NumberedFact
  /** The wall clock, ms since 1970. */
  readonly serverTs: number
}

/** How many events a room keeps for those who come back. */
export const keptFacts = 128

/** A game that this process now writes. */
export interface AcquiredGame {
  readonly state: GameState
  /** Added to the state's times, in ms, to have them on the wall clock. */
  readonly aheadMs: number
  /** Writes with an older one fail. */
  readonly fence: number
  /** The latest events without a gap, at least 64 if there were so many. */
  readonly facts: readonly StoredFact[]
}

/** What one action changed. All of it is stored, or nothing. */
export interface GameCommit {
  readonly gameId: string
  readonly fence: number
  readonly state: GameState
  readonly moves: readonly PlayedMove[]
  readonly facts: readonly StoredFact[]
  /** When to look at the game again; null when nothing will happen by itself. */
  readonly due: Date | null
  /** Added to the state's times, in ms, to have them on the wall clock. */
  readonly aheadMs: number
  readonly at: Date
}

/** A game to store. */
export interface GameToStore {
  readonly state: GameState
  readonly origin: NewGame['origin']
  readonly due: Date | null
  readonly aheadMs: number
  readonly at: Date
}

/** Another process writes the game now; what this one wanted to store is not stored. */
export class FenceLostError extends Error {
  override readonly name = 'FenceLostError'
}

/** Where games are kept. */
export interface GameStore {
  /**
   * What a new game needs to know of its players and its time control.
   * @throws when the time control or a player does not exist
   */
  readonly prepare: (
    game: NewGame,
  ) => Promise<Omit<GameConfig, 'gameId' | 'initialFen' | 'viewerDelayMs' | 'region'>>
  /** Stores a new game; the same origin again answers with the game that is there. */
  readonly create: (game: GameToStore) => Promise<string>
  /** Takes a game over from whoever wrote it before; null when there is none. */
  readonly acquire: (gameId: string) => Promise<AcquiredGame | null>
  /** @throws FenceLostError */
  readonly commit: (commit: GameCommit) => Promise<void>
  /** Games whose next deadline is at or before `at`, earliest first. */
  readonly due: (at: Date, limit: number) => Promise<readonly string[]>
  /** The public ids of a player's games that are not over, oldest first. */
  readonly ongoingOf: (playerId: number) => Promise<readonly string[]>
  /** Those of them that are scheduled, without those of tournaments. */
  readonly scheduledOf: (playerId: number) => Promise<readonly string[]>
  /** Those of them whose start has come, without those of tournaments. */
  readonly startedOf: (playerId: number) => Promise<readonly string[]>
}

/** A game that is over, with all that a second opinion and the ratings need. */
export interface FinishedGame {
  readonly gameId: string
  readonly boardType: GameConfig['boardType']
  readonly ratingType: RatingType
  readonly initialFen: string
  readonly clock: GameConfig['clock']
  readonly end: OnlineEnd
  /** Who aborted, did not come or went away, where that is why it ended. */
  readonly endedBy: Color | null
  readonly endedAt: Date
  readonly players: Sides<{
    readonly playerId: number
    readonly kind: 'visitor' | 'member' | 'bot' | 'relayed'
  }>
  /** With what each move left on its player's clock, in ms. */
  readonly moves: readonly {
    readonly uci: string
    readonly fen: string
    readonly leftMs: number
  }[]
}
