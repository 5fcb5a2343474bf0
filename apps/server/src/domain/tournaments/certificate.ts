import type { Locale } from '@kingside/api'
import type { TournamentSystem } from '@kingside/api/facts'
import type { TitleFacts } from '../titles/title-store.ts'
import type { PlayerTitle } from './tournament.ts'

export const certificateFormats = ['pdf', 'image'] as const
export type CertificateFormat = (typeof certificateFormats)[number]

/** Which certificate: a player has one of a tournament in each language and format. */
export interface CertificateId {
  readonly tournamentId: number
  readonly playerId: number
  readonly language: Locale
  readonly format: CertificateFormat
}

/** What a certificate says. */
export interface CertificateFacts {
  readonly kind: 'tournament'
  readonly tournament: string
  readonly system: TournamentSystem
  /** Such as `3+2`. */
  readonly timeControl: string
  readonly startedAt: Date
  readonly name: string
  readonly title: PlayerTitle | null
  readonly place: number
  /** How many have a place. */
  readonly players: number
  readonly points: number
  readonly games: number
  readonly chiefArbiter: { readonly name: string; readonly title: PlayerTitle | null } | null
}

/** Draws a certificate as a file: a PDF, or a PNG. */
export type DrawCertificate = (
  facts: CertificateFacts | TitleFacts,
  which: Pick<CertificateId, 'language' | 'format'>,
) => Promise<Buffer>
