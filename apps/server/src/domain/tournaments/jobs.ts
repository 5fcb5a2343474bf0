import type { CertificateId } from './certificate.ts'

/** What is done beside the running of tournaments, once each, also when a process dies with it. */
export type TournamentJob =
  /** Players are told that it starts soon; `start` is what it was when this was sent. */
  | {
      readonly kind: 'remind'
      readonly tournamentId: number
      readonly minutes: 30 | 5
      readonly start: string
    }
  /** Players are told that it has started. */
  | { readonly kind: 'started'; readonly tournamentId: number }
  /** Players are told that it is not played, and why. */
  | { readonly kind: 'canceled'; readonly tournamentId: number }
  /** A player is told of an invitation. */
  | { readonly kind: 'invited'; readonly tournamentId: number; readonly playerId: number }
  /** The games of one that is over are written as PGN. */
  | { readonly kind: 'pgn'; readonly tournamentId: number }
  /** A certificate is drawn for a player who asked for it. */
  | ({ readonly kind: 'certificate' } & CertificateId)

/** How long before the start players are reminded, in minutes. */
export const reminderMinutes = [30, 5] as const
