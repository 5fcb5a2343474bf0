import type { Locale, Notification } from '@kingside/api'
import type { ArenaTitle, TitleBoardType } from '@kingside/api/facts'
import type { CertificateFormat } from '../tournaments/certificate.ts'
import type { CountedGames } from './reached-title.ts'

/** A title that a player was given, as the settler tells it. */
export interface AwardedTitle {
  readonly playerId: number
  readonly notification: Notification
}

/** A title that a player holds. */
export interface HeldTitle {
  readonly title: ArenaTitle
  /** What its files are named by; it can't be guessed. */
  readonly key: string
}

/** What the certificate of a title says. */
export interface TitleFacts {
  readonly kind: 'title'
  readonly name: string
  readonly title: ArenaTitle
  readonly boardType: TitleBoardType
  readonly performance: number
  readonly games: number
  readonly awardedAt: Date
}

/** Which file: each title has one in each language and format. */
export interface TitleFileId {
  readonly key: string
  readonly language: Locale
  readonly format: CertificateFormat
}

/** A mail that is to be sent: who gets it, and of which title. */
export interface DueTitleMail {
  readonly id: number
  readonly title: ArenaTitle
  readonly to: string
  readonly language: Locale
}

export interface TitleStore {
  /** The last games that count for titles, and the highest title held. */
  readonly wayOf: (
    playerId: number,
  ) => Promise<{ readonly games: CountedGames; readonly held: ArenaTitle | null }>
  /** The titles of a player, lowest first; null when nobody has this uid. A closed account has none. */
  readonly titlesOf: (playerUid: string) => Promise<readonly HeldTitle[] | null>
  /** Null when there is no such title (any more). */
  readonly factsOf: (key: string) => Promise<TitleFacts | null>
  readonly read: (which: TitleFileId) => Promise<Buffer | null>
  /** Keeps a file; the first one stays. */
  readonly keep: (which: TitleFileId, bytes: Buffer, at: Date) => Promise<void>
  /** Mails that are due; who takes them has until `retryAt` to send them. */
  readonly takeMails: (at: Date, retryAt: Date) => Promise<readonly DueTitleMail[]>
  readonly noteMailed: (id: number) => Promise<void>
}
