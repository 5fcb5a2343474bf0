import type {
  BoardTypeName,
  GameEvent,
  GameEventType,
  GamePhase,
  MoveRefusal,
  OnlineEnd,
  OwnMove,
  RatingType,
  RematchAction,
  GameCommand,
} from '@kingside/api'
import type { ClockSettings, Color } from '@kingside/chess-game'
import type { RelayedLine } from './relayed-line.ts'
import type { RefusedReason } from './rooms.types.ts'

/** Something for each side. */
export type Sides<T> = { readonly [C in Color]: T }

/** Who sits on one side. */
export interface Seat {
  /** Internal id. */
  readonly playerId: number
  /** Which of the computer's levels plays here; null is a person. A bot is always there. */
  readonly botLevel: number | null
  /** What the player was rated when the game was made; null without a rating of that kind. */
  readonly rating: number | null
}

/** What is fixed when a game is made. Times are in milliseconds. */
export interface GameConfig {
  readonly gameId: string
  readonly seats: Sides<Seat>
  readonly timeControlId: number
  readonly boardType: BoardTypeName
  readonly ratingType: RatingType
  readonly clock: ClockSettings
  readonly initialFen: string
  /**
   * How much later than the players everybody else sees the game. Absent is not at all, as in games made before
   * there were delays; read it by `viewerDelayOf`.
   */
  readonly viewerDelayMs?: number
  /** The region that plays it, chosen when it was made. Absent where there was only one. */
  readonly region?: string
  /** The tournament that it is played for; absent for any other game. */
  readonly tournamentId?: number
  /** Whether its players may give half of their time away for a point. */
  readonly hasBerserk?: boolean
  /** Whether it is played elsewhere: its moves come with the PGN of a broadcast, and nothing here ends it. */
  readonly isRelayed?: boolean
}

/** A ply that was played. */
export interface PlayedMove {
  /** From 1. */
  readonly absNum: number
  readonly uci: string
  /** The position after it. */
  readonly fen: string
  /** Chosen by the client. */
  readonly moveId: string
  /** The number of its MOVED event. */
  readonly v: number
  /** What the mover had left after it, with what the move earned. */
  readonly leftMs: number
  /** How long the clock ran for it. */
  readonly usedMs: number
  /** How much of that was given back for lag. */
  readonly compensatedMs: number
  /** Increment and additional time that it earned. */
  readonly earnedMs: number
  /** When it was stored, in ms since 1970: for people to read, never for clocks. Null where it was not kept. */
  readonly ts: number | null
}

/** Whether a player is there. `lost` is the grace, during which there is no event yet. */
export type Presence =
  | { readonly status: 'never' }
  | { readonly status: 'here' }
  | { readonly status: 'lost'; readonly since: number }
  | { readonly status: 'gone'; readonly until: number }
  /** The time to return is over; until then the opponent chooses what becomes of the game. */
  | { readonly status: 'due'; readonly until: number }

export type Rematch =
  | { readonly status: 'offered'; readonly by: Color; readonly until: number }
  /** Both want it, and the new game is being made. */
  | { readonly status: 'agreed' }
  | { readonly status: 'started'; readonly gameId: string }

/**
 * A game as plain data. Every point in time is on the game's time: milliseconds of a clock that
 * never jumps (`game-time.ts`).
 */
export interface GameState {
  readonly config: GameConfig
  /** The number of its last event. */
  readonly v: number
  readonly phase: GamePhase
  /** When a scheduled game starts; null is at once. */
  readonly startsAt: number | null
  /** When the phase began; while the first moves are due, when the side to move began to think. */
  readonly since: number
  /** Whether the phase's (or the first move's) warning was given. */
  readonly isWarned: boolean
  /** How many of the warnings before a scheduled start were given (`scheduledStart.warningsMs`). */
  readonly startWarnings: number
  readonly turns: readonly PlayedMove[]
  /** `positionKey`s since the last capture or pawn move, the latest last; for repetition. */
  readonly keys: readonly string[]
  /** What each side had when the running side's turn began. */
  readonly times: Sides<number>
  /** When the turn began; null while no clock runs. */
  readonly runningSince: number | null
  /** How much lag each side may still be given back. */
  readonly quota: Sides<number>
  readonly givenMs: Sides<number>
  /** Who has given half of the time, and the increment, away. */
  readonly berserk: Sides<boolean>
  readonly presence: Sides<Presence>
  readonly drawOffer: Color | null
  /** After how many plies each side offered last. */
  readonly lastOffer: Sides<number | null>
  /** The side that asks to have its last move back. */
  readonly takebackOffer: Color | null
  /** After how many plies each side asked last, since the last takeback that was granted. */
  readonly lastTakeback: Sides<number | null>
  /** The `moveId`s of the latest plies that were taken back: one that comes again late is not played. */
  readonly takenBack: readonly string[]
  readonly rematch: Rematch | null
  /** Since when the game rests because its server stopped; null while it goes on. */
  readonly pausedAt: number | null
  readonly end: OnlineEnd | null
  /** Who aborted, did not come or went away, where that is why it ended. */
  readonly endedBy: Color | null
}

/** An event without the numbers that make it one of a game. */
export type GameFact = {
  [Type in GameEventType]: Pick<Extract<GameEvent, { readonly type: Type }>, 'type' | 'data'>
}[GameEventType]

/** An event with its number in the game. */
export type NumberedFact = GameFact & { readonly v: number }

export type RematchEnd = 'declined' | 'withdrawn' | 'expired' | 'opponent_left'

/** What is to be done outside of the game, after its new state was stored. */
export type GameEffect =
  | { readonly type: 'rematch.changed'; readonly end: RematchEnd | null }
  | { readonly type: 'rematch.create' }

/** A state and what happened on the way to it. */
export interface Change {
  readonly state: GameState
  readonly facts: readonly NumberedFact[]
  readonly effects: readonly GameEffect[]
}

/** A move of a finished game with its grade. */
export type JudgedMove = Extract<GameFact, { readonly type: 'MOVE_ANALYZED' }>['data']

/** What can happen to a game. */
export type GameAction =
  | {
      readonly type: 'move'
      readonly color: Color | null
      readonly move: OwnMove
      /** What the client says that its line took, in ms. */
      readonly lagMs: number
      /** When it came, in ms since 1970. */
      readonly ts?: number
    }
  | { readonly type: 'command'; readonly color: Color | null; readonly command: GameCommand }
  | { readonly type: 'rematch'; readonly color: Color | null; readonly action: RematchAction }
  | { readonly type: 'rematch.started'; readonly gameId: string }
  | { readonly type: 'player.connected'; readonly color: Color }
  /** `wasSilent`: nothing was heard for longer than the grace. */
  | { readonly type: 'player.disconnected'; readonly color: Color; readonly wasSilent?: boolean }
  | { readonly type: 'player.forfeited'; readonly color: Color }
  /** Of a game that is over, a move was judged. */
  | { readonly type: 'move.judged'; readonly move: JudgedMove }
  /** What the PGN of a broadcast says of it. */
  | {
      readonly type: 'relayed'
      readonly line: RelayedLine
      /** When it came, in ms since 1970. */
      readonly ts?: number
    }
  /** Ended from outside: by an operator, or because it can't go on. */
  | { readonly type: 'adjudicated'; readonly end: OnlineEnd }
  /** An arbiter gives a side more time. */
  | { readonly type: 'time.given'; readonly color: Color; readonly ms: number }
  /** The server stops, in order. */
  | { readonly type: 'pause' }
  /** A server has taken the game up; nobody is connected to it yet. */
  | { readonly type: 'resume' }
  /** A deadline may be due. */
  | { readonly type: 'tick' }

/**
 * How an action came out. Deadlines that were due are part of the change, also of a refusal: the state
 * always goes on from `state`.
 */
export type Decision = Change &
  (
    | { readonly kind: 'done' }
    | { readonly kind: 'moved'; readonly outcome: 'accepted' | 'duplicate'; readonly moveV: number }
    | { readonly kind: 'bad-move'; readonly reason: MoveRefusal }
    | { readonly kind: 'refused'; readonly reason: RefusedReason }
  )
