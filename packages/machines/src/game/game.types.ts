import type { RatingMode } from '@kingside/api/facts'
import type { ClockSettings, ClockTimes, Color, PromotionType } from '@kingside/chess-game'
import type {
  BoardStatus,
  GameLineEvent,
  GamePhase,
  LineRequest,
  MoveGrade,
  MoveRefusal,
  OnlineEnd,
  OwnMove,
  Turn,
} from '../game-connection/index.ts'

/** What does not change during a game; GET online/gaming/{id}/ has it. */
export interface GameConfig {
  readonly gameId: string
  readonly whiteId: string
  readonly blackId: string
  readonly clock: ClockSettings
  readonly tournamentId: string | null
  /** How the game is rated. */
  readonly mode: RatingMode
  readonly region: string
  /** When a scheduled game starts (ISO, UTC); null for one that began at once. */
  readonly startsAt: string | null
}

/** A countdown: `leftMs` were left at `since` (monotonic clock, ms). */
export interface Countdown {
  readonly leftMs: number
  readonly since: number
}

/** The clocks as the server last sent them. */
export interface OnlineClock {
  readonly times: ClockTimes
  /** When the running side had that time left, on the adapter's monotonic clock; null while stopped. */
  readonly runningSince: number | null
  /** The difference between the shown clock and the server's at the last correction. */
  readonly correction: ClockCorrection | null
}

export interface ClockCorrection {
  readonly color: Color
  /** Negative when less time is left than was shown. */
  readonly ms: number
  /** How long the page takes to run the clock down to the right time, in ms; 0 is at once. */
  readonly tweenMs: number
  /** Whether the lag does not explain the difference; such corrections are logged. */
  readonly odd: boolean
}

export interface Premove {
  readonly uci: string
  /** The id that the server gets with the move. */
  readonly moveId: string
}

/** The player's own move, on the board before the server has confirmed it. */
export interface PendingMove extends OwnMove {
  /** The position after the move. */
  readonly fen: string
  readonly playedAt: number | null
}

export interface TakebackOutcome {
  /** The side that asked for the takeback. */
  readonly by: Color
  readonly outcome: 'granted' | 'declined'
}

/** A message to the player about their last move. */
export type GameNotice = 'move_dropped' | `move_refused_${MoveRefusal}`

export interface GameContext {
  readonly gameId: string | null
  /** The uid of the player or viewer; null is a viewer without an account or anonymous uid. */
  readonly uid: string | null
  readonly config: GameConfig | null
  /** The version of the last event that was applied. */
  readonly v: number
  /** Null until the first snapshot. */
  readonly phase: GamePhase | null
  readonly end: OnlineEnd | null
  readonly boardStatus: BoardStatus | null
  readonly initialFen: string
  readonly turns: readonly Turn[]
  readonly clock: OnlineClock
  readonly givenMs: ClockTimes
  /** The countdown to the start of a scheduled game, or to the abort of a connecting one. */
  readonly starting: Countdown | null
  readonly firstMove: (Countdown & { readonly color: Color }) | null
  readonly absent: Readonly<Record<Color, Countdown | null>>
  /** How long the opponent of a player who has not come back may choose how the game goes on. */
  readonly choice: Readonly<Record<Color, Countdown | null>>
  readonly drawOffer: Color | null
  readonly lastOffer: Readonly<Record<Color, number | null>>
  /** The side whose draw offer was declined, by an answer or by a move; kept until the game continues. */
  readonly drawDeclined: Color | null
  /** The side that asks for a takeback. */
  readonly takebackOffer: Color | null
  /** The number of plies at each side's last takeback request, since the last granted takeback. */
  readonly lastTakeback: Readonly<Record<Color, number | null>>
  /** Who has given half of the time, and the increment, away; null where the game does not have that. */
  readonly berserk: Readonly<Record<Color, boolean>> | null
  /** The result of the latest takeback request, until the game continues. */
  readonly takebackOutcome: TakebackOutcome | null
  /** The grades of moves, by `absNum`. */
  readonly grades: Readonly<Record<string, MoveGrade>>
  readonly viewers: number
  readonly pending: PendingMove | null
  readonly premoves: readonly Premove[]
  /** The squares of a pawn move that awaits its promotion piece, e.g. `e7e8`. */
  readonly promotion: string | null
  readonly notice: GameNotice | null
  readonly lowTimeTold: boolean
  /** Whether the player has seen the game in play; only then its end plays a sound. */
  readonly seenPlaying: boolean
  readonly rttMs: number
  /** The round trip of each side's line at its last move, as the server measured it; null where it is not known. */
  readonly rttOf: Readonly<Record<Color, number | null>>
  readonly dropped: { readonly foreign: number; readonly stale: number; readonly unknown: number }
}

/** What a player may make of a game whose opponent has not come back in time. */
export type AbsenceChoice = 'win' | 'draw' | 'wait'

/** What the page may send. `at` is now on the adapter's monotonic clock, `moveId` is new for each move. */
export type GameUiEvent =
  | {
      readonly type: 'move.play'
      readonly uci: string
      readonly moveId: string
      readonly at: number
    }
  | {
      readonly type: 'promotion.choose'
      readonly piece: PromotionType
      readonly moveId: string
      readonly at: number
    }
  | { readonly type: 'promotion.cancel' }
  | { readonly type: 'premove.add'; readonly uci: string; readonly moveId: string }
  | { readonly type: 'premove.cancel' }
  | { readonly type: 'notice.dismiss' }
  | { readonly type: 'draw.offer' }
  | { readonly type: 'draw.accept' }
  | { readonly type: 'draw.decline' }
  | { readonly type: 'draw.claim' }
  | { readonly type: 'takeback.offer' }
  | { readonly type: 'takeback.accept' }
  | { readonly type: 'takeback.decline' }
  | { readonly type: 'absence.win' }
  | { readonly type: 'absence.draw' }
  | { readonly type: 'absence.wait' }
  | { readonly type: 'game.berserk' }
  | { readonly type: 'game.resign' }
  | { readonly type: 'game.abort' }

/** What the connection and the shell send. */
export type GameSystemEvent =
  | GameLineEvent
  | { readonly type: 'game.created'; readonly gameId: string }
  | { readonly type: 'viewers.counted'; readonly count: number }
  | { readonly type: 'player.signedIn'; readonly uid: string }

export type GameMachineEvent = GameUiEvent | GameSystemEvent

export const gameSounds = [
  'start',
  'knock',
  'zeitnot',
  'win',
  'def',
  'draw',
  'drawdecl',
  'call',
] as const
export type GameSound = (typeof gameSounds)[number]

/** What the machine emits: requests for the connection, and sounds and effects that happen once. */
export type GameEmitted =
  | LineRequest
  | { readonly type: 'sound.play'; readonly sound: GameSound }
  | { readonly type: 'page.open'; readonly gameId: string }
  | { readonly type: 'game.ended'; readonly end: OnlineEnd }
  | { readonly type: 'clock.jumped'; readonly ms: number }

export interface GameInput {
  /** Null while the game is still being created. */
  readonly gameId: string | null
  readonly uid: string | null
}

export interface GameDeps {
  /** Fetches what does not change during the game. */
  readonly fetchGame: (gameId: string, signal: AbortSignal) => Promise<GameConfig>
}
