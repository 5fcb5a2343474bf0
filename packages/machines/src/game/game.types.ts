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
  /** What it counts for. */
  readonly mode: RatingMode
  readonly region: string
}

/** Something that is over at a time: `leftMs` were left at `since` (monotonic clock, ms). */
export interface Countdown {
  readonly leftMs: number
  readonly since: number
}

/** The clocks as the server last told them. */
export interface OnlineClock {
  readonly times: ClockTimes
  /** When the running side had that time left, on the adapter's monotonic clock; null while stopped. */
  readonly runningSince: number | null
  /** How far the shown clock was from the server's when it was last corrected. */
  readonly correction: ClockCorrection | null
}

export interface ClockCorrection {
  readonly color: Color
  /** Negative when less time is left than was shown. */
  readonly ms: number
  /** Over how long the page lets the clock run down to the right time; 0 is at once. */
  readonly tweenMs: number
  /** More than the lag explains: worth a line in a log. */
  readonly odd: boolean
}

export interface Premove {
  readonly uci: string
  /** For the server to know it by, once it is played. */
  readonly moveId: string
}

/** The player's own move, on the board before the server has confirmed it. */
export interface PendingMove extends OwnMove {
  /** The position after it. */
  readonly fen: string
  readonly playedAt: number | null
}

export interface TakebackOutcome {
  /** Who asked for it. */
  readonly by: Color
  readonly outcome: 'granted' | 'declined'
}

/** What the player is told about the last own move. */
export type GameNotice = 'move_dropped' | `move_refused_${MoveRefusal}`

export interface GameContext {
  readonly gameId: string | null
  /** Who looks at it; null is a viewer without an account or anonymous uid. */
  readonly uid: string | null
  readonly config: GameConfig | null
  /** The last version that was applied. */
  readonly v: number
  /** Null until the first snapshot. */
  readonly phase: GamePhase | null
  readonly end: OnlineEnd | null
  readonly boardStatus: BoardStatus | null
  readonly initialFen: string
  readonly turns: readonly Turn[]
  readonly clock: OnlineClock
  readonly givenMs: ClockTimes
  /** Until a scheduled game starts, or a connecting one is aborted. */
  readonly starting: Countdown | null
  readonly firstMove: (Countdown & { readonly color: Color }) | null
  readonly absent: Readonly<Record<Color, Countdown | null>>
  readonly drawOffer: Color | null
  readonly lastOffer: Readonly<Record<Color, number | null>>
  /** Whose offer of a draw was declined, by word or by playing on; until the game goes on. */
  readonly drawDeclined: Color | null
  /** Who asks to have the own last move back. */
  readonly takebackOffer: Color | null
  /** After how many plies each side asked last, since the last takeback that was granted. */
  readonly lastTakeback: Readonly<Record<Color, number | null>>
  /** How the latest takeback came out, until the game goes on. */
  readonly takebackOutcome: TakebackOutcome | null
  /** By `absNum`. */
  readonly grades: Readonly<Record<string, MoveGrade>>
  readonly viewers: number
  readonly pending: PendingMove | null
  readonly premoves: readonly Premove[]
  /** The squares of a pawn move that waits for its piece, e.g. `e7e8`. */
  readonly promotion: string | null
  readonly notice: GameNotice | null
  readonly lowTimeTold: boolean
  /** The game was seen being played, so its end is worth a sound. */
  readonly seenPlaying: boolean
  readonly rttMs: number
  readonly dropped: { readonly foreign: number; readonly stale: number; readonly unknown: number }
}

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
  | { readonly type: 'game.resign' }
  | { readonly type: 'game.abort' }

/** What the connection and the shell tell. */
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

/** What the machine tells: requests for the connection, and things to hear or to do once. */
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
  /** Gets what does not change during the game. */
  readonly fetchGame: (gameId: string, signal: AbortSignal) => Promise<GameConfig>
}
