/** What one socket and one client may cost the server. */
export interface SocketLimits {
  /** How long the first message of a known type, which has the ticket, may take, in ms. */
  readonly firstMessageMs: number
  /** The longest message, in bytes. */
  readonly messageBytes: number
  /** How deep the JSON of a message may nest. */
  readonly depth: number
  /** As many messages are taken within `perMs`. */
  readonly messages: number
  readonly perMs: number
  /** How much may wait for a client that reads too slowly, in bytes. */
  readonly bufferedBytes: number
  /** A socket that says nothing for so long is pinged, in ms. */
  readonly silenceMs: number
  /** And is gone when it does not answer for so long, in ms. */
  readonly pongMs: number
  /**
   * The same for a player's socket, which is measured, so that the opponent is told within 8 s: longer than between two
   * measurements, and together longer than the grace of a reload.
   */
  readonly player: { readonly silenceMs: number; readonly pongMs: number }
  /** How often the round trip of a player's socket is measured, in ms. */
  readonly measureMs: number
  /** As many messages of unknown types are ignored within `perMs`. */
  readonly unknownTypes: number
  readonly perPlayer: number
  /** More than of one player: a school has one address. */
  readonly perAddress: number
}

export const socketLimits: SocketLimits = {
  firstMessageMs: 5_000,
  messageBytes: 8 * 1024,
  depth: 10,
  messages: 100,
  perMs: 20_000,
  bufferedBytes: 256 * 1024,
  silenceMs: 12_000,
  pongMs: 6_000,
  player: { silenceMs: 5_500, pongMs: 2_000 },
  measureMs: 4_000,
  unknownTypes: 20,
  perPlayer: 40,
  perAddress: 400,
}
