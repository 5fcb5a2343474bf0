/** For what a ticket opens a socket. */
export type TicketPurpose =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'game'; readonly gameId: string; readonly userType: 'player' | 'viewer' }

/** Who asked for a ticket. */
export interface TicketHolder {
  /** Internal id; null is a viewer of whom nothing is known. */
  readonly playerId: number | null
  readonly playerUid: string | null
  /** Of a member: which sign-in it was; the socket closes when that ends. */
  readonly sessionId: string | null
}

/** What keeps the tickets does not answer; nothing has happened, so the same may be asked for again. */
export class TicketsUnavailableError extends Error {
  override readonly name = 'TicketsUnavailableError'
}

/** One-time tickets that open sockets, so that no token stands in an address. They hold for 30 s. Both reject with `TicketsUnavailableError`. */
export interface Tickets {
  readonly issue: (holder: TicketHolder, purpose: TicketPurpose) => Promise<string>
  /** Takes the ticket; null when it is unknown, used, expired or for something else. */
  readonly redeem: (ticket: string, purpose: TicketPurpose) => Promise<TicketHolder | null>
}
