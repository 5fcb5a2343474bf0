import type { ReportPlayers } from './organise/export-tournament.ts'
import type { CertificateFacts, CertificateId } from './certificate.ts'

/** What is made of a tournament. */
export type FileKind = 'pgn' | 'trf' | 'csv'

/** Files that were made of tournaments. */
export interface FileStore {
  /** The address of a file, below `/files/`; null while it is not made. */
  readonly keyOf: (tournamentId: number, kind: FileKind) => Promise<string | null>
  /** What is at an address; null is nothing. */
  readonly read: (key: string) => Promise<Buffer | null>
  /** Keeps a file; where there is one of this kind, that one stays. */
  readonly keep: (file: {
    readonly key: string
    readonly tournamentId: number
    readonly kind: FileKind
    readonly bytes: Buffer
    readonly at: Date
  }) => Promise<void>
  /** Keeps a file in the place of the one of this kind. */
  readonly replace: (file: {
    readonly key: string
    readonly tournamentId: number
    readonly kind: FileKind
    readonly bytes: Buffer
    readonly at: Date
  }) => Promise<void>
  /** What a report says of the players of a tournament, by their internal ids. */
  readonly reportPlayers: (tournamentId: number) => Promise<ReportPlayers>
  /** Has the PGN made, if it is not on its way. */
  readonly order: (tournamentId: number) => Promise<void>
  /** The boards of a tournament that had a game, in the order of the rounds and tables. */
  readonly boardsOf: (tournamentId: number) => Promise<
    readonly {
      readonly tournament: string
      readonly round: number
      readonly table: number
      readonly gameId: string
    }[]
  >
  readonly certificates: CertificateStore
}

/** The certificates of those who played. */
export interface CertificateStore {
  /** What one says; null to whoever has none: not before the end, and not without a game. */
  readonly factsOf: (
    which: Pick<CertificateId, 'tournamentId' | 'playerId'>,
  ) => Promise<CertificateFacts | null>
  /** The address, below `/files/`; null while it is not made. */
  readonly keyOf: (which: CertificateId) => Promise<string | null>
  /** Has it made, if it is not on its way. */
  readonly order: (which: CertificateId) => Promise<void>
  /** Keeps it; where there is one, that one stays. */
  readonly keep: (
    which: CertificateId,
    file: { readonly key: string; readonly bytes: Buffer; readonly at: Date },
  ) => Promise<void>
}
