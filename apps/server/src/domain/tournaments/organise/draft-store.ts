import type { TournamentForm } from '@kingside/api'
import type { NewTournament, Stage } from '../tournament.ts'

/** A tournament that is not published. */
export interface StoredDraft {
  /** Names it in addresses. */
  readonly id: string
  /** Who began it. */
  readonly ownerId: number
  readonly version: number
  readonly savedAt: Date
  readonly form: TournamentForm
}

/** A tournament’s form with what decides which of its fields can change. */
export interface StoredForm {
  /** Null where the tournament was not made by a form. */
  readonly form: TournamentForm | null
  readonly version: number
  /** Seats that are taken. */
  readonly joined: number
  readonly stage: Stage
}

/** Somebody who runs a tournament besides its organiser. */
export interface StaffMember {
  /** The player’s public uid. */
  readonly uid: string
  readonly role: 'chief-arbiter' | 'arbiter'
}

/** Who is let in or runs it, by public uids. */
export interface FormPeople {
  readonly staff: readonly StaffMember[]
  readonly invited: readonly string[]
}

/** Where forms are kept: those of drafts, and those of published tournaments. */
export interface DraftStore {
  readonly create: (ownerId: number, form: TournamentForm, at: Date) => Promise<StoredDraft>
  readonly find: (id: string) => Promise<StoredDraft | null>
  /** Those saved last first: of a club, or a player’s own without a club. */
  readonly list: (
    whose: { readonly clubId: string } | { readonly ownerId: number },
    page: { readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly count: number; readonly drafts: readonly StoredDraft[] }>
  /** @returns null where it is gone, or was changed since `version` */
  readonly save: (
    id: string,
    version: number,
    form: TournamentForm,
    at: Date,
  ) => Promise<StoredDraft | null>
  readonly delete: (id: string) => Promise<void>
  /**
   * Makes the tournament, and the draft is gone.
   * @returns null where the draft is gone or was changed meanwhile
   */
  readonly publish: (
    draft: StoredDraft,
    tournament: NewTournament,
    people: FormPeople & { readonly organiser: number },
    at: Date,
  ) => Promise<{ readonly id: number; readonly slug: string } | null>
  /** How many tournaments without a club somebody has organised that are not over. */
  readonly countOwn: (playerId: number) => Promise<number>
  readonly formOf: (tournamentId: number) => Promise<StoredForm | null>
  /**
   * Changes a published tournament.
   * @returns the number of the news; null where it was changed since `version`
   */
  readonly change: (
    tournamentId: number,
    version: number,
    tournament: NewTournament,
    change: FormPeople & { readonly by: number; readonly fields: readonly string[] },
    at: Date,
  ) => Promise<number | null>
  /** Whether an account may organise: its address is confirmed. */
  readonly isConfirmed: (playerId: number) => Promise<boolean>
}
