import type { ClockTimes, Color } from '@kingside/chess-game'

export const gamePhases = ['SCHEDULED', 'CONNECTING', 'PLAYING', 'DONE', 'UNEXPECTED'] as const
export type GamePhase = (typeof gamePhases)[number]

export const gameResults = ['WHITE_WIN', 'DRAW', 'BLACK_WIN', 'ABORT', 'UNEXPECTED'] as const
export type GameResult = (typeof gameResults)[number]

export const drawReasons = [
  'draw-by-offer',
  'fifty-moves',
  'seventy-five-moves',
  'threefold-repetition',
  'fivefold-repetition',
  'insufficient-material',
  'insufficient-material-by-timeout-white',
  'insufficient-material-by-timeout-black',
  'stalemate',
] as const
export const winReasons = [
  'checkmate',
  'resignation',
  'time-control',
  'one-connection-timeout',
  'disconnect',
  'not-reconnected',
] as const
export const abortReasons = [
  'both-connections-timeout',
  'first-move-timeout-white',
  'first-move-timeout-black',
  'manual-abort-while-connecting',
  'manual-abort-before-first-move',
  'left-before-start',
] as const
export const otherReasons = ['error', 'finished-by-system'] as const

/** Why an online game ended: everything that the specification names. */
export type OnlineEndReason =
  | (typeof drawReasons)[number]
  | (typeof winReasons)[number]
  | (typeof abortReasons)[number]
  | (typeof otherReasons)[number]

/** How an online game ended. */
export interface OnlineEnd {
  readonly result: GameResult
  readonly reason: OnlineEndReason
}

/** One ply as the server tells it. */
export interface Turn {
  /** The ply's number in the game, from 1. */
  readonly absNum: number
  readonly uci: string
  /** The position after it. */
  readonly fen: string
}

/** A move on its way to the server; unique by game and `absNum`, and by game and `moveId`. */
export interface OwnMove {
  readonly gameId: string
  readonly absNum: number
  readonly uci: string
  readonly moveId: string
  /** Hash of the position that it is played in. */
  readonly positionHash: string
}

export type BoardUserType = 'player' | 'viewer'

/** The state of a game as the server stores it; `v` is the specification's misc version. */
export interface GameSnapshot {
  readonly gameId: string
  readonly v: number
  readonly phase: GamePhase
  /** How long until a scheduled game starts, in ms. */
  readonly startsInMs: number | null
  readonly initialFen: string
  readonly turns: readonly Turn[]
  /** What each side has left now. */
  readonly clocks: ClockTimes
  /** Whether the clock of the side to move runs. */
  readonly running: boolean
  /** Time that players gave to each other or an arbiter gave, in ms. */
  readonly givenMs: ClockTimes
  /** Whose draw offer is open. */
  readonly drawOffer: Color | null
  /** After how many plies each side offered last. */
  readonly lastOffer: Readonly<Record<Color, number | null>>
  /** How long each absent player still has to come back, in ms; null for who is there. */
  readonly absentMs: Readonly<Record<Color, number | null>>
  readonly end: OnlineEnd | null
  readonly viewers: number
}

interface Numbered<Type extends string, Data> {
  readonly gameId: string
  /** Strictly one more than that of the game's event before. */
  readonly v: number
  readonly serverTs: number
  readonly type: Type
  readonly data: Readonly<Data>
}

export const boardStatuses = ['expected', 'goes', 'completed'] as const
export type BoardStatus = (typeof boardStatuses)[number]

export const moveGrades = [
  'blunder',
  'mistake',
  'inaccuracy',
  'opening',
  'good',
  'excellent',
  'great',
  'best',
  'miss',
  'brilliant',
] as const
export type MoveGrade = (typeof moveGrades)[number]

/** A numbered event of a game. The parser makes `UNKNOWN` of a type that this client does not know. */
export type GameEvent =
  | Numbered<'RIVAL_CONNECTED', { color: Color }>
  | Numbered<'RIVAL_DISCONNECTED', { color: Color; countdownMs: number }>
  | Numbered<'PHASE_CHANGED', { phase: GamePhase; end: OnlineEnd | null }>
  | Numbered<'FIRST_MOVE_WARN', { color: Color; leftMs: number }>
  | Numbered<'SCHEDULED_WARN', { leftMs: number }>
  | Numbered<'CONNECTING_WARN', { leftMs: number }>
  | Numbered<'DRAW_OFFER', { color: Color }>
  | Numbered<'DRAW_REJECTED', { color: Color }>
  | Numbered<'MOVED', Turn & { clocks: ClockTimes; running: boolean }>
  | Numbered<'MOVES_CHANGED', { turns: readonly Turn[]; clocks: ClockTimes; running: boolean }>
  | Numbered<'TIME_CHANGED', { clocks: ClockTimes; givenMs: ClockTimes; running: boolean }>
  | Numbered<'STATUS_CHANGED', { status: BoardStatus }>
  | Numbered<'MOVE_ANALYZED', { absNum: number; grade: MoveGrade }>
  | Numbered<'UNKNOWN', { name: string }>

export type GameEventType = GameEvent['type']

export const refusalReasons = [
  'wrong-number',
  'wrong-turn',
  'illegal',
  'not-a-player',
  'finished',
  'stale-position',
] as const
/** Why the server refused a move. */
export type MoveRefusal = (typeof refusalReasons)[number]

/** The server's answer to a move, after it has stored it. */
export interface MoveAck {
  readonly gameId: string
  readonly moveId: string
  readonly v: number
  readonly outcome: 'accepted' | 'duplicate'
}

/** BAD_MOVE: the move was refused, and this is how the game stands. */
export interface BadMove {
  readonly gameId: string
  readonly moveId: string
  readonly reason: MoveRefusal
  readonly snapshot: GameSnapshot
}

/** What a player may tell the server besides moves. */
export const gameCommands = [
  'draw.offer',
  'draw.accept',
  'draw.decline',
  'draw.claim',
  'game.resign',
  'game.abort',
  'flag.claim',
] as const
export type GameCommand = (typeof gameCommands)[number]

/** What goes out through the socket. */
export type ClientFrame =
  | {
      readonly type: 'join'
      readonly ticket: string
      readonly gameId: string
      readonly userType: BoardUserType
      /** The last event that this client has. */
      readonly v: number
    }
  | { readonly type: 'move'; readonly move: OwnMove }
  | { readonly type: 'command'; readonly command: GameCommand }
  | { readonly type: 'snapshot' }
  | { readonly type: 'ping' }

/** What a game is told by its connection. `at` is now on the adapter's monotonic clock, in ms. */
export type GameNews =
  | { readonly type: 'line.joined' }
  | { readonly type: 'line.opened' }
  | { readonly type: 'line.lost' }
  | { readonly type: 'line.stopped' }
  | { readonly type: 'server.event'; readonly event: GameEvent; readonly at: number }
  | { readonly type: 'server.snapshot'; readonly snapshot: GameSnapshot; readonly at: number }
  | { readonly type: 'move.acked'; readonly ack: MoveAck }
  | { readonly type: 'move.refused'; readonly bad: BadMove; readonly at: number }
  | { readonly type: 'clock.synced'; readonly rttMs: number; readonly offsetMs: number }

/** What a game asks of its connection. */
export type LineRequest =
  | { readonly type: 'move.send'; readonly move: OwnMove }
  | { readonly type: 'command.send'; readonly command: GameCommand }
  | { readonly type: 'snapshot.request' }
