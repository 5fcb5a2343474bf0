import type {
  BoardUserType,
  GameClientMessage,
  GameCommand,
  GameServerMessage,
  MoveAck,
  OnlineEnd,
  BadMove,
  OwnMove,
  RematchAction,
} from '@kingside/api'
import type { GameHost } from './game-host.ts'
import type { JudgedMove } from './game.types.ts'
import type { RelayedLine } from './relayed-line.ts'

/** One socket that wants to follow a game. Its ticket was redeemed before. */
export interface JoinRequest {
  readonly gameId: string
  /** Names the socket in this process; joining again under the same id replaces what it was. */
  readonly socketId: string
  /** Internal id of the ticket's holder; null is a viewer of whom nothing is known. */
  readonly playerId: number | null
  /** What the client asked to be. A client that asks for `player` without a seat becomes a viewer. */
  readonly userType: BoardUserType
  /** The last event that the client has; 0 for none. */
  readonly sinceV: number
  /**
   * Tells this socket what happens from now on, in order, after it was stored. The same message
   * object goes to many sockets, so that its text can be kept by the object. Must not throw.
   */
  readonly send: (message: GameServerMessage) => void
}

export type JoinAnswer =
  | {
      readonly kind: 'joined'
      /** What the socket is now: `player` only with a seat in this game. */
      readonly userType: BoardUserType
      /**
       * To send first, in this order: `joined`, then exactly the events after `sinceV` or, when these
       * are not there, a snapshot; then the rematch state and the count of viewers. Everything that
       * comes by `send` follows on these; nothing is missed or doubled between.
       */
      readonly messages: readonly GameServerMessage[]
    }
  | { readonly kind: 'game-not-found' }

/** What a socket may say once it has joined. */
export type RoomMessage = Extract<
  GameClientMessage,
  { readonly type: 'move' | 'command' | 'rematch' | 'snapshot' }
>

/** Why a command was refused; the reasons of the message `refused`. */
export type RefusedReason = Extract<GameServerMessage, { readonly type: 'refused' }>['reason']

/** The answer to a move; it comes after the move was stored. */
export type MoveAnswer =
  | { readonly type: 'ack'; readonly ack: MoveAck }
  | { readonly type: 'bad-move'; readonly bad: BadMove }

/** The answer to a command or a rematch action. */
export type CommandAnswer =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly reason: RefusedReason }

/** `over` is that the game has ended before. */
export type TimeAnswer = 'given' | 'over' | 'game-not-found'

/** `over` is that the game has ended before. */
export type AdjudicateAnswer = 'ended' | 'over' | 'game-not-found'

/** The rooms have been stopped, or the store does not answer; the client is to come back later. */
export class RoomsUnavailableError extends Error {
  override readonly name = 'RoomsUnavailableError'
}

/**
 * The games that are played: one writer for each game, its commands in order, each stored before
 * anybody gets it. Loads a game when the first client comes, and releases it when nobody is there.
 * Every promise rejects with `RoomsUnavailableError` while the store does not answer or after `stop`;
 * nothing has happened then.
 */
export interface GameRooms {
  /** Lets a socket in. A player's first socket makes an event for the opponent. */
  readonly join: (request: JoinRequest) => Promise<JoinAnswer>
  /**
   * The socket has closed. Unknown ids are ignored, so calling twice is harmless. Never rejects.
   * @param wasSilent whether it was given up after a silence longer than the grace, which then is over. @default false
   */
  readonly leave: (socketId: string, wasSilent?: boolean) => Promise<void>
  /**
   * A joined socket says something. Answers with what to send back to this socket alone: an `ack` or
   * `bad-move`, a `refused`, a `snapshot`, or nothing. A socket that has not joined gets nothing.
   * @param message of a move with the lag that was measured, never the one that the client says
   */
  readonly say: (socketId: string, message: RoomMessage) => Promise<readonly GameServerMessage[]>
  /** A move without a socket, as bots make it. */
  readonly move: (playerId: number, move: OwnMove) => Promise<MoveAnswer>
  /** A command without a socket. */
  readonly command: (
    gameId: string,
    playerId: number,
    command: GameCommand,
  ) => Promise<CommandAnswer>
  /** A rematch action without a socket, as the lobby's calls make it. */
  readonly rematch: (
    gameId: string,
    playerId: number,
    action: RematchAction,
  ) => Promise<CommandAnswer>
  /**
   * Follows a game without a socket and without being counted: events and rematch messages as viewers get them. Ends by
   * itself when the game is released after its end.
   * @returns how to stop
   */
  readonly listen: (gameId: string, listener: (message: GameServerMessage) => void) => () => void
  /** How many viewers a game has in this process: each player once, each unknown viewer's socket once. */
  readonly viewersOf: (gameId: string) => number
  /**
   * Another process has the game from now on: its sockets here are sent `restart`, and nothing is written any more.
   * Harmless for a game that is not here. Never rejects.
   */
  readonly release: (gameId: string) => Promise<void>
  /**
   * Ends a player's game as lost by `disconnect`, as after a ban, or as aborted where it has not begun. A game that
   * is over, or another's, stays as it is.
   */
  readonly forfeit: (gameId: string, playerId: number) => Promise<void>
  /**
   * Tells those who follow a finished game that a move of it was judged. Without followers nothing is kept: who comes
   * later asks for the whole analysis.
   */
  readonly judged: (gameId: string, move: JudgedMove) => Promise<void>
  /**
   * Brings a relayed game to what its PGN says; what is there already is told to nobody again.
   * @returns whether anything was new
   * @throws RangeError when there is no such game, or it is played here
   */
  readonly relay: (gameId: string, line: RelayedLine) => Promise<boolean>
  /** Gives a side of a game more time, as an arbiter does. */
  readonly giveTime: (gameId: string, color: 'w' | 'b', ms: number) => Promise<TimeAnswer>
  /** Ends a game from outside, as an operator does. */
  readonly adjudicate: (gameId: string, end: OnlineEnd) => Promise<AdjudicateAnswer>
  /** Begins games; for the lobby and tournaments. */
  readonly host: GameHost
  /** Takes up what a stopped process left: games whose next deadline is due, results not yet settled. */
  readonly resumeAll: () => Promise<void>
  /**
   * Begins nothing any more, sends every socket `restart`, and stops the clocks: the time until the
   * games are taken up again costs nobody anything.
   */
  readonly stop: (options: { readonly restartInMs: number }) => Promise<void>
}
