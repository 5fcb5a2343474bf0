import type {
  ChessGame,
  ClockSettings,
  ClockTimes,
  Color,
  EngineLevel,
  GameEnd,
  MoveIntent,
} from '@kingside/chess-game'
import type { GameSound } from '../game/game.types.ts'

/** What the player chose before the game. */
export interface ComputerGameSetup {
  readonly playerColor: Color
  readonly level: EngineLevel
  /** Null for a game without clocks. */
  readonly clock: ClockSettings | null
}

/** Why the engine does not work. */
export const engineFailures = ['no-webassembly', 'load-failed', 'no-answer', 'crashed'] as const
export type EngineFailure = (typeof engineFailures)[number]

/** The clocks of a timed game. */
export interface GameClock {
  /** The time left to each side when the current turn began, in ms. */
  readonly times: ClockTimes
  /** When the running side's turn began, on the adapter's monotonic clock (ms); null while stopped. */
  readonly runningSince: number | null
}

export interface ComputerGameInput {
  readonly setup: ComputerGameSetup
  /** The game to continue: a new one, or a saved one. */
  readonly game: ChessGame
  /** Time left in a saved game; without it a timed game starts with full clocks. */
  readonly times?: ClockTimes
  /** How a saved game had ended. */
  readonly end?: GameEnd
}

export interface ComputerGameContext {
  readonly setup: ComputerGameSetup
  readonly game: ChessGame
  readonly clock: GameClock | null
  readonly end: GameEnd | null
  readonly failure: EngineFailure | null
  /** The queued premoves; the first is played on the player's turn if it is legal then. */
  readonly premoves: readonly MoveIntent[]
  readonly lowTimeTold: boolean
  /** How the engine judged its last move, in hundredths of a pawn for itself; null where it did not say. */
  readonly scoreCp: number | null
  /** After how many plies the engine declined a draw last; null is never. */
  readonly declinedAt: number | null
  /** Whether the player has seen the game in play; only then its end plays a sound. */
  readonly seenPlaying: boolean
}

/** What the user interface may send. `at` is now, on the adapter's monotonic clock, in ms. */
export type ComputerGameEvent =
  | { readonly type: 'move.play'; readonly move: MoveIntent; readonly at: number }
  | { readonly type: 'premove.add'; readonly move: MoveIntent }
  | { readonly type: 'premove.cancel' }
  /** Takes back the player's last move, with the computer's answer to it. */
  | { readonly type: 'move.takeBack'; readonly at: number }
  | { readonly type: 'draw.claim' }
  /** Offers a draw; the engine answers at once, by how it judged its last move. */
  | { readonly type: 'draw.offer' }
  | { readonly type: 'game.resign' }
  | { readonly type: 'game.abort' }
  | { readonly type: 'engine.retry' }

/** What the machine emits: a sound to play. */
export interface ComputerGameEmitted {
  readonly type: 'sound.play'
  readonly sound: GameSound
}

export interface FindMoveInput {
  readonly game: ChessGame
  readonly level: EngineLevel
  /** Time left to the engine, in milliseconds; null in an untimed game. */
  readonly leftMs: number | null
}

/** Something that happened at a time of the adapter's monotonic clock, in ms. */
export interface Timed {
  readonly at: number
}

/** The engine's move, and when it was found. */
export interface FoundMove extends Timed {
  readonly move: MoveIntent
  /** How good the position is for the engine, in hundredths of a pawn; absent where it did not say. */
  readonly scoreCp?: number
}

export interface ComputerGameDeps {
  /** Loads the engine. Rejects with an object whose `failure` says why. */
  readonly startEngine: (signal: AbortSignal) => Promise<Timed>
  /** Finds the engine's move. Rejects like `startEngine`. */
  readonly findMove: (input: FindMoveInput, signal: AbortSignal) => Promise<FoundMove>
}
