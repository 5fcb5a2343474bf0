/** A part of the lobby that the player follows: a list by its name, one thing by its id, and the pages in view. */
export interface LobbyTag {
  readonly name: string
  readonly id: string | null
  readonly pages: readonly number[]
}

/** Why the server closed the socket. */
export const closeReasons = ['lost', 'restart', 'flooded', 'forbidden'] as const
export type CloseReason = (typeof closeReasons)[number]

/** How a connection ended. */
export interface Closing {
  readonly reason: CloseReason
  /** When the server says how long a restart takes. */
  readonly retryInMs: number | null
}

/** Why no ticket came. */
export const ticketFailures = [
  'unreachable',
  'unidentified',
  'unauthorised',
  'player_banned',
] as const
export type LobbyTicketFailure = (typeof ticketFailures)[number]

/** What stands in the way for good, until the player does something. */
export type LobbyRefusal = 'unauthorised' | 'player_banned' | 'forbidden'

export interface LobbyConnectionInput {
  /** A member's uid, or the anonymous uid of a visitor. */
  readonly playerUid: string
}

export interface LobbyConnectionContext {
  readonly playerUid: string
  /** The one-time ticket, from its arrival until it is sent. */
  readonly ticket: string | null
  readonly tags: readonly LobbyTag[]
  /** Failures in a row; a pong forgets them. */
  readonly attempts: number
  /** How long the present pause is, in milliseconds. */
  readonly retryInMs: number
  /** Number of the last message that wants an acknowledgement. */
  readonly lastSent: number
  readonly lastAcknowledged: number
  /** Counts the sockets; news of an earlier one is dropped. */
  readonly epoch: number
  /** Messages of a type that this version does not know. */
  readonly unknownMessages: number
  readonly refusal: LobbyRefusal | null
  /** Whether the server knows the player by the uid; one who is doubted is identified anew, once. */
  readonly trust: 'trusted' | 'doubted' | 'renewed'
}

/** What the page may send. */
export type LobbyConnectionUiEvent =
  | { readonly type: 'lobby.enter' }
  | { readonly type: 'lobby.leave' }
  | { readonly type: 'connection.retry' }
  | { readonly type: 'tag.subscribe'; readonly tag: LobbyTag }
  | { readonly type: 'tag.unsubscribe'; readonly name: string; readonly id: string | null }

/** What the socket tells. `epoch` is that of the socket's input. */
export type LobbySocketEvent =
  | { readonly type: 'socket.opened'; readonly epoch: number }
  | { readonly type: 'socket.authorised'; readonly epoch: number }
  | { readonly type: 'socket.pong'; readonly epoch: number }
  | { readonly type: 'socket.acknowledged'; readonly epoch: number; readonly seq: number }
  | { readonly type: 'socket.unknown'; readonly epoch: number }
  | ({ readonly type: 'socket.closed'; readonly epoch: number } & Closing)

/** What listeners and the socket tell. */
export type LobbyConnectionSystemEvent =
  | LobbySocketEvent
  | { readonly type: 'player.changed'; readonly playerUid: string }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.found' }
  | { readonly type: 'page.woke' }

export type LobbyConnectionEvent = LobbyConnectionUiEvent | LobbyConnectionSystemEvent

/** What the machine says over the socket. */
export type LobbyOutgoing =
  | { readonly type: 'authorise'; readonly playerUid: string; readonly ticket: string }
  | { readonly type: 'ping' }
  | { readonly type: 'subscribe'; readonly seq: number; readonly tags: readonly LobbyTag[] }

export interface LobbyTicketInput {
  readonly playerUid: string
  /** Whether the player is to be identified anew before. */
  readonly isDoubted: boolean
}

export interface LobbySocketInput {
  readonly playerUid: string
  readonly epoch: number
}

/** An open or opening socket. */
export interface LobbySocket {
  readonly say: (message: LobbyOutgoing) => void
  /** Closes the socket, also one that opens only later; it tells nothing more. */
  readonly close: () => void
}

export interface LobbyConnectionDeps {
  /** Asks for a one-time ticket. Rejects with an object whose `code` says why. */
  readonly getTicket: (playerUid: string, signal: AbortSignal) => Promise<string>
  /**
   * Has a visitor identify itself anew; a uid that is another one comes as `player.changed`. A member's session is
   * judged by the ticket. Rejects when the server can't be asked.
   */
  readonly renewPlayer: (signal: AbortSignal) => Promise<void>
  readonly openSocket: (
    input: LobbySocketInput,
    send: (event: LobbySocketEvent) => void,
  ) => LobbySocket
  /** A number from 0 (included) to 1 (excluded): it spreads the retries of many clients. */
  readonly random: () => number
}
