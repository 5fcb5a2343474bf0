import type {
  BoardUserType,
  GameCommand,
  GameEvent as ContractEvent,
  GameSnapshot,
  MoveAck as ContractAck,
  BadMove,
  OwnMove,
} from '@kingside/api'

export type {
  BadMove,
  BoardStatus,
  BoardUserType,
  GameCommand,
  GamePhase,
  GameResult,
  GameSnapshot,
  MoveGrade,
  MoveRefusal,
  OnlineEnd,
  OnlineEndReason,
  OwnMove,
  Turn,
} from '@kingside/api'

/** An event of a type that this client does not know; it still has a version. */
interface UnknownEvent {
  readonly gameId: string
  readonly v: number
  readonly serverTs: number
  readonly type: 'UNKNOWN'
  readonly data: { readonly name: string }
}

/** A numbered event of a game. */
export type GameEvent = ContractEvent | UnknownEvent

export type GameEventType = GameEvent['type']

/** The server's answer to a move that it has stored, without the clocks, which MOVED brings too. */
export type MoveAck = Omit<ContractAck, 'clocks'>

/** What is sent through the socket. */
export type ClientFrame =
  | {
      readonly type: 'join'
      readonly ticket: string
      readonly gameId: string
      readonly userType: BoardUserType
      /** The version of the last event that this client has. */
      readonly v: number
    }
  | { readonly type: 'move'; readonly move: OwnMove }
  | { readonly type: 'command'; readonly command: GameCommand }
  | { readonly type: 'snapshot' }
  | { readonly type: 'ping' }

/** What a connection emits for its game. `at` is now on the adapter's monotonic clock. */
export type GameLineEvent =
  | { readonly type: 'line.joined' }
  | { readonly type: 'line.opened' }
  | { readonly type: 'line.lost' }
  | { readonly type: 'line.stopped' }
  | { readonly type: 'server.event'; readonly event: GameEvent; readonly at: number }
  | { readonly type: 'server.snapshot'; readonly snapshot: GameSnapshot; readonly at: number }
  | { readonly type: 'move.acked'; readonly ack: MoveAck }
  | { readonly type: 'move.refused'; readonly bad: BadMove; readonly at: number }
  /** The page's clock may have stopped or drifted, so the server's clocks are needed again. */
  | { readonly type: 'clock.doubted' }
  | { readonly type: 'clock.synced'; readonly rttMs: number; readonly offsetMs: number }

/** What a game requests of its connection. */
export type LineRequest =
  | { readonly type: 'move.send'; readonly move: OwnMove }
  | { readonly type: 'command.send'; readonly command: GameCommand }
  | { readonly type: 'snapshot.request' }
