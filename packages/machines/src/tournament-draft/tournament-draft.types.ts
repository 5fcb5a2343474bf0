import type { TournamentForm } from '@kingside/api'
import type { FieldProblem } from '@kingside/api/facts'
import type { Refusal } from '../sign-in/refusal.ts'

/** Why a call was not done. */
export const tournamentDraftCodes = [
  'not_found',
  'changed_meanwhile',
  'not_community_administrator',
  'not_organiser',
  'player_is_banned',
  'email_verification_required',
  'too_many_own_tournaments',
  'form_incomplete',
  'field_locked',
  'file_gone',
  'bad_request',
  'unauthorised',
  'rate_limited',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type TournamentDraftCode = (typeof tournamentDraftCodes)[number]

/** Whether the same call may be done the next time. */
export function isPassing(code: TournamentDraftCode): boolean {
  switch (code) {
    case 'rate_limited':
    case 'offline':
    case 'timeout':
    case 'something_wents_wrong':
      return true
    case 'not_found':
    case 'changed_meanwhile':
    case 'not_community_administrator':
    case 'not_organiser':
    case 'player_is_banned':
    case 'email_verification_required':
    case 'too_many_own_tournaments':
    case 'form_incomplete':
    case 'field_locked':
    case 'file_gone':
    case 'bad_request':
    case 'unauthorised':
      return false
    default:
      return code satisfies never
  }
}

/** Some fields of a form. */
export type FormChange = Partial<TournamentForm>

/** What was typed and is not on the server, as far as this page knows. */
export interface KeptChange {
  readonly mine: FormChange
  /** What the server had in these fields. */
  readonly base: FormChange
  /** What was on its way to the server, and may have come there. */
  readonly sent: FormChange
}

export interface LoadedForm {
  readonly version: number
  readonly form: TournamentForm
  /** Fields that can’t be changed any more. */
  readonly locked: readonly string[]
}

/** A draft is saved as it is typed; a published tournament when its organiser says so. */
export type TournamentFormKind = 'draft' | 'published'

export interface TournamentDraftInput {
  readonly kind: TournamentFormKind
  /** What an earlier visit has left. */
  readonly kept: KeptChange
}

export interface TournamentDraftContext {
  readonly kind: TournamentFormKind
  /** What goes into the form once it is loaded. */
  readonly kept: KeptChange
  /** Whether what is kept goes over what somebody else has saved meanwhile. */
  readonly isKeptForced: boolean
  readonly version: number
  /** As it is typed; null until it is loaded. */
  readonly form: TournamentForm | null
  /** As the server has it. */
  readonly saved: TournamentForm | null
  readonly locked: readonly string[]
  /** On its way to the server. */
  readonly sent: FormChange
  readonly problems: readonly FieldProblem[]
  /** Whether it is published as soon as it is saved. */
  readonly isSubmitting: boolean
  readonly refusal: Refusal<TournamentDraftCode> | null
  /** Whether it is gone because it was deleted here. */
  readonly isDeletedHere: boolean
  /** The address of the tournament; null until it is published. */
  readonly slug: string | null
}

/** What the page may send. */
export type TournamentDraftUiEvent =
  | { readonly type: 'form.change'; readonly change: FormChange }
  /** Publishes a draft, saves a published tournament. Times are ISO 8601; `takesFees` is null where that isn’t known. */
  | { readonly type: 'form.submit'; readonly now: string; readonly takesFees: boolean | null }
  | { readonly type: 'draft.delete' }
  /** In a conflict: what somebody else has saved replaces the form. */
  | { readonly type: 'newer.load' }
  /** In a conflict: what was typed here goes over it, field by field. */
  | { readonly type: 'mine.keep' }
  | { readonly type: 'retry' }

/** What the browser tells. */
export interface TournamentDraftSystemEvent {
  readonly type: 'connection.restore'
}

export type TournamentDraftEvent = TournamentDraftUiEvent | TournamentDraftSystemEvent

/** Each call rejects with `{ failure }`, a `TournamentDraftCode`. */
export interface TournamentDraftDeps {
  readonly load: (signal: AbortSignal) => Promise<LoadedForm>
  /** Saves the fields given, on top of a version; answers with the next one. */
  readonly save: (
    saved: { readonly version: number; readonly form: FormChange },
    signal: AbortSignal,
  ) => Promise<{ readonly version: number }>
  readonly publish: (signal: AbortSignal) => Promise<{ readonly slug: string }>
  readonly delete: (signal: AbortSignal) => Promise<void>
}
