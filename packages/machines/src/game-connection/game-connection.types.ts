import type {
  BadMove,
  BoardUserType,
  ClientFrame,
  GameEvent,
  GameSnapshot,
  LineRequest,
  MoveAck,
} from './wire.types.ts'

/** Which socket it is: one for each region, board and user type. */
export interface GameConnectionInput {
  readonly gameId: string
  readonly region: string
  readonly userType: BoardUserType
  /** The last event that is known already, when a stored game is gone on with. @default 0 */
  readonly v?: number
}

/** Why no ticket was given. */
export const ticketFailures = ['unauthorised', 'forbidden', 'unavailable'] as const
export type TicketFailure = (typeof ticketFailures)[number]

export interface GameConnectionContext {
  readonly gameId: string
  readonly region: string
  readonly userType: BoardUserType
  /** The last event that was handed on; 0 before the first. */
  readonly v: number
  /** The last event that the server said it has. */
  readonly serverV: number
  /** Events that came before others that are still missing, by version. */
  readonly ahead: readonly GameEvent[]
  readonly ticket: string | null
  /** How often it has been tried again since the connection last held. */
  readonly attempt: number
  /** The game is done: nothing is worth connecting for again. */
  readonly over: boolean
  /** The move whose acknowledgement is waited for. */
  readonly awaitedMoveId: string | null
  /** The best (lowest) round trip since the last resync, and the server's clock less ours by it. */
  readonly bestPing: { readonly rttMs: number; readonly offsetMs: number } | null
  readonly failure: TicketFailure | null
  /** What came in and was not used. */
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

/** What the socket and the host tell. `at` and `sentAt` are of the adapter's monotonic clock, in ms. */
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

/** A socket that has been asked for; what it hears it tells through `tell`. */
export interface GameSocket {
  readonly send: (frame: ClientFrame) => void
  readonly close: () => void
}

export interface GameConnectionDeps {
  /** Gets a one-time ticket. Rejects with an object whose `failure` says why. */
  readonly requestTicket: (input: TicketInput, signal: AbortSignal) => Promise<string>
  /** Opens the socket and parses what it hears. */
  readonly openSocket: (
    input: SocketInput,
    send: (event: GameConnectionSystemEvent) => void,
  ) => GameSocket
  /** A number from 0 up to 1 that spreads the clients' retries. */
  readonly jitter: () => number
}
