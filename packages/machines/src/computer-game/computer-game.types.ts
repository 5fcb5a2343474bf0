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
  /** Null is a game without clocks. */
  readonly clock: ClockSettings | null
}

/** Why the engine can't go on. */
export const engineFailures = ['no-webassembly', 'load-failed', 'no-answer', 'crashed'] as const
export type EngineFailure = (typeof engineFailures)[number]

/** The clocks of a timed game. */
export interface GameClock {
  /** Time left to each side when the present turn began, in milliseconds. */
  readonly times: ClockTimes
  /** When the running side's turn began, on the adapter's monotonic clock (ms); null while stopped. */
  readonly runningSince: number | null
}

export interface ComputerGameInput {
  readonly setup: ComputerGameSetup
  /** The game to go on with: a new one, or a saved one. */
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
  /** Moves made ahead while the engine thinks; the first is played when its turn comes, if it is legal then. */
  readonly premoves: readonly MoveIntent[]
  readonly lowTimeTold: boolean
  /** The game was seen being played, so its end is worth a sound. */
  readonly seenPlaying: boolean
}

/** What the user interface may send. `at` is now, on the adapter's monotonic clock, in ms. */
export type ComputerGameEvent =
  | { readonly type: 'move.play'; readonly move: MoveIntent; readonly at: number }
  | { readonly type: 'premove.add'; readonly move: MoveIntent }
  | { readonly type: 'premove.cancel' }
  | { readonly type: 'draw.claim' }
  | { readonly type: 'game.resign' }
  | { readonly type: 'game.abort' }
  | { readonly type: 'engine.retry' }

/** What the machine tells: what is to be heard. */
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

/** A thing that came about at a time of the adapter's monotonic clock, in ms. */
export interface Timed {
  readonly at: number
}

export interface ComputerGameDeps {
  /** Loads the engine. Rejects with an object whose `failure` says why. */
  readonly startEngine: (signal: AbortSignal) => Promise<Timed>
  /** Finds the engine's move. Rejects like `startEngine`. */
  readonly findMove: (
    input: FindMoveInput,
    signal: AbortSignal,
  ) => Promise<{ move: MoveIntent } & Timed>
}
