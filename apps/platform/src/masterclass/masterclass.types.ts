import type { Locale, MasterclassKind } from '@kingside/api/facts'

export type { Masterclass, MasterclassSummary } from '@kingside/api/calls/masterclasses/index'

/** Which past ones are shown; null is all. */
export interface ArchiveChoices {
  readonly kind: MasterclassKind | null
  readonly language: Locale | null
  /** From 1. */
  readonly page: number
}

/** So many past ones are on a page. */
export const archivePage = 12
