/** A part of the lobby that is subscribed to: a list by name, one thing by id, and the pages in view. */
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
  /** How long a restart takes, when the server says so. */
  readonly retryInMs: number | null
}

/** Why the server gave no ticket. */
export const ticketFailures = [
  'unreachable',
  'unidentified',
  'unauthorised',
  'player_banned',
] as const
export type LobbyTicketFailure = (typeof ticketFailures)[number]

/** A refusal that lasts until the player does something. */
export type LobbyRefusal = 'unauthorised' | 'player_banned' | 'forbidden'

export interface LobbyConnectionInput {
  /** A member's uid, or the anonymous uid of a visitor. */
  readonly playerUid: string
}

export interface LobbyConnectionContext {
  readonly playerUid: string
  /** The one-time ticket, until it is sent. */
  readonly ticket: string | null
  readonly tags: readonly LobbyTag[]
  /** Failures in a row; a pong resets them. */
  readonly attempts: number
  /** How long the current pause is, in ms. */
  readonly retryInMs: number
  /** The number of the last message that needs an acknowledgement. */
  readonly lastSent: number
  readonly lastAcknowledged: number
  /** Counts the sockets; messages of an earlier one are dropped. */
  readonly epoch: number
  /** The number of messages of unknown types. */
  readonly unknownMessages: number
  readonly refusal: LobbyRefusal | null
  /** Whether the server knows the player's uid; a `doubted` player is identified again, once. */
  readonly trust: 'trusted' | 'doubted' | 'renewed'
}

/** What the page may send. */
export type LobbyConnectionUiEvent =
  | { readonly type: 'lobby.enter' }
  | { readonly type: 'lobby.leave' }
  | { readonly type: 'connection.retry' }
  | { readonly type: 'tag.subscribe'; readonly tag: LobbyTag }
  | { readonly type: 'tag.unsubscribe'; readonly name: string; readonly id: string | null }

/** What the socket sends. `epoch` is that of the socket's input. */
export type LobbySocketEvent =
  | { readonly type: 'socket.opened'; readonly epoch: number }
  | { readonly type: 'socket.authorised'; readonly epoch: number }
  | { readonly type: 'socket.pong'; readonly epoch: number }
  | { readonly type: 'socket.acknowledged'; readonly epoch: number; readonly seq: number }
  | { readonly type: 'socket.unknown'; readonly epoch: number }
  | ({ readonly type: 'socket.closed'; readonly epoch: number } & Closing)

/** What listeners and the socket send. */
export type LobbyConnectionSystemEvent =
  | LobbySocketEvent
  | { readonly type: 'player.changed'; readonly playerUid: string }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.found' }
  | { readonly type: 'page.woke' }

export type LobbyConnectionEvent = LobbyConnectionUiEvent | LobbyConnectionSystemEvent

/** What the machine sends over the socket. */
export type LobbyOutgoing =
  | { readonly type: 'authorise'; readonly playerUid: string; readonly ticket: string }
  | { readonly type: 'ping' }
  | { readonly type: 'subscribe'; readonly seq: number; readonly tags: readonly LobbyTag[] }

export interface LobbyTicketInput {
  readonly playerUid: string
  /** Whether the player must be identified again first. */
  readonly isDoubted: boolean
}

export interface LobbySocketInput {
  readonly playerUid: string
  readonly epoch: number
}

/** An open or opening socket. */
export interface LobbySocket {
  readonly say: (message: LobbyOutgoing) => void
  /** Closes the socket, even before it is open; no events follow. */
  readonly close: () => void
}

export interface LobbyConnectionDeps {
  /** Asks for a one-time ticket. Rejects with an object whose `code` says why. */
  readonly getTicket: (playerUid: string, signal: AbortSignal) => Promise<string>
  /**
   * Identifies a visitor again; a new uid comes as `player.changed`. A member's session is checked with the ticket.
   * Rejects when the server can't be reached.
   */
  readonly renewPlayer: (signal: AbortSignal) => Promise<void>
  readonly openSocket: (
    input: LobbySocketInput,
    send: (event: LobbySocketEvent) => void,
  ) => LobbySocket
  /** A number from 0 (included) to 1 (excluded) that spreads the retries of many clients. */
  readonly random: () => number
}
