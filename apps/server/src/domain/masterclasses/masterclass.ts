import type { Locale } from '@kingside/api'
import type { MasterclassKind, MasterclassStatus } from '@kingside/api/facts'

/** What operators write of a masterclass. */
export interface MasterclassValues {
  /** Names it in addresses. */
  readonly slug: string
  readonly kind: MasterclassKind
  readonly status: MasterclassStatus
  readonly title: string
  readonly description: string
  readonly lecturer: string
  readonly lecturerTitle: string
  readonly language: Locale
  readonly startsAt: Date
  readonly minutes: number
  readonly isFree: boolean
  /** An address elsewhere. */
  readonly stream: string | null
  /** The name of a file in the folder of recordings. */
  readonly recording: string | null
  readonly captions: string | null
}

export interface Masterclass extends MasterclassValues {
  readonly id: number
}

/** Which are asked for; null does not matter. */
export interface MasterclassFilter {
  readonly status: MasterclassStatus | null
  readonly kind: MasterclassKind | null
  readonly language: Locale | null
  /** When it begins: at this moment or later, and before that. @default at any time */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

/** Somebody whose mail is due. */
export interface DueReminder {
  readonly masterclass: Masterclass
  readonly email: string
  readonly language: Locale | null
  /** Whether the member may watch now. */
  readonly isOpen: boolean
}

export interface MasterclassStore {
  /** Live ones, then those to come by their beginning, then the past, the last one first. */
  readonly list: (
    filter: MasterclassFilter,
    page: { readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly count: number; readonly rows: readonly Masterclass[] }>
  readonly find: (slug: string) => Promise<Masterclass | null>
  readonly isReminded: (id: number, playerId: number) => Promise<boolean>
  readonly remind: (id: number, playerId: number, isReminded: boolean) => Promise<void>
  /**
   * Takes the reminders of what begins before `until`: each is taken once, by one process. Those of members who have no
   * address any more are taken and not in the answer.
   */
  readonly takeDue: (at: Date, until: Date) => Promise<readonly DueReminder[]>
}

/** What operators do with masterclasses; the audit log says who did. */
export interface MasterclassDesk {
  /** @param values their slug is made of the title */
  readonly add: (
    values: Omit<MasterclassValues, 'slug'>,
    operator: string,
    at: Date,
  ) => Promise<Masterclass>
  /**
   * Writes one anew, if it is still what the operator saw. One that is put off reminds those again who were reminded.
   * @param version of what the operator saw, as `versionOf` tells it
   */
  readonly change: (
    id: number,
    version: string,
    values: Omit<MasterclassValues, 'slug'>,
    operator: string,
    at: Date,
  ) => Promise<Masterclass | 'missing' | 'changed'>
  /** False when there is none. */
  readonly remove: (id: number, operator: string, at: Date) => Promise<boolean>
}
