import type {
  BadMove,
  BoardUserType,
  ClientFrame,
  GameEvent,
  GameSnapshot,
  LineRequest,
  MoveAck,
} from './wire.types.ts'

/** The socket's address: there is one for each region, board and user type. */
export interface GameConnectionInput {
  readonly gameId: string
  readonly region: string
  readonly userType: BoardUserType
  /** The version of the last known event, when a stored game is continued. @default 0 */
  readonly v?: number
}

/** Why the server gave no ticket. */
export const ticketFailures = ['unauthorised', 'forbidden', 'unavailable'] as const
export type TicketFailure = (typeof ticketFailures)[number]

export interface GameConnectionContext {
  readonly gameId: string
  readonly region: string
  readonly userType: BoardUserType
  /** The version of the last event that was handed on; 0 before the first. */
  readonly v: number
  /** The version of the last event that the server announced. */
  readonly serverV: number
  /** Early events that wait for missing ones, by version. */
  readonly ahead: readonly GameEvent[]
  readonly ticket: string | null
  /** How many retries there were since the last working connection. */
  readonly attempt: number
  /** Whether the game is over, so that there is no reason to reconnect. */
  readonly over: boolean
  /** The move whose acknowledgement is awaited. */
  readonly awaitedMoveId: string | null
  /** The shortest round trip since the last resync, and the server's clock minus ours by it. */
  readonly bestPing: { readonly rttMs: number; readonly offsetMs: number } | null
  /** The last round trips, in ms, the latest last: at most ten. */
  readonly recentRttMs: readonly number[]
  readonly failure: TicketFailure | null
  /** Counts of received messages that were not used. */
  readonly dropped: {
    readonly foreign: number
    readonly stale: number
    readonly unknown: number
  }
}

/** What the page and the game may send. */
export type GameConnectionUiEvent =
  | LineRequest
  | { readonly type: 'connection.retry' }
  | { readonly type: 'connection.leave' }
  | { readonly type: 'player.join' }

/** What the socket and the host send. `at` and `sentAt` are times of the adapter's monotonic clock, in ms. */
export type GameConnectionSystemEvent =
  | { readonly type: 'socket.opened' }
  | { readonly type: 'socket.closed' }
  | { readonly type: 'frame.joined'; readonly gameId: string; readonly v: number }
  | { readonly type: 'frame.event'; readonly event: GameEvent; readonly at: number }
  | { readonly type: 'frame.snapshot'; readonly snapshot: GameSnapshot; readonly at: number }
  | { readonly type: 'frame.ack'; readonly ack: MoveAck }
  | { readonly type: 'frame.badMove'; readonly bad: BadMove; readonly at: number }
  | {
      readonly type: 'frame.pong'
      readonly sentAt: number
      readonly at: number
      readonly serverTs: number
    }
  | { readonly type: 'frame.unknown' }
  | { readonly type: 'network.online' }
  | { readonly type: 'network.offline' }
  | { readonly type: 'host.woke' }

export type GameConnectionEvent = GameConnectionUiEvent | GameConnectionSystemEvent

export interface SocketInput {
  readonly gameId: string
  readonly region: string
  readonly userType: BoardUserType
}

export interface TicketInput {
  readonly gameId: string
  readonly userType: BoardUserType
}

/** A socket, open or opening; it delivers what it receives through `tell`. */
export interface GameSocket {
  readonly send: (frame: ClientFrame) => void
  readonly close: () => void
}

export interface GameConnectionDeps {
  /** Gets a one-time ticket. Rejects with an object whose `failure` says why. */
  readonly requestTicket: (input: TicketInput, signal: AbortSignal) => Promise<string>
  /** Opens the socket and parses what it receives. */
  readonly openSocket: (
    input: SocketInput,
    send: (event: GameConnectionSystemEvent) => void,
  ) => GameSocket
  /** A number from 0 up to 1 that spreads the retries of many clients. */
  readonly jitter: () => number
}
