import type { TournamentForm } from '@kingside/api'
import type { FieldProblem } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import { isEmpty, unsavedOf } from './tournament-draft.form.ts'
import type { tournamentDraftMachine } from './tournament-draft.machine.ts'
import type { TournamentDraftCode } from './tournament-draft.types.ts'

type Snapshot = SnapshotFrom<typeof tournamentDraftMachine>

/** How a form is doing, beside it. */
export type FormState =
  | 'loading'
  | 'clean'
  | 'dirty'
  | 'saving'
  | 'saved'
  | 'conflict'
  | 'invalid'
  | 'publishing'
  | 'deleting'
  | 'refused'
  | 'failed'
  | 'gone'

/** The form of a tournament, for the page to draw. */
export type TournamentDraftView =
  | { readonly status: 'loading' }
  /** It could not be loaded. */
  | { readonly status: 'failed' | 'refused'; readonly code: TournamentDraftCode }
  /** There is none; `isDeletedHere` where that was done on this page. */
  | { readonly status: 'gone'; readonly isDeletedHere: boolean }
  | { readonly status: 'published'; readonly slug: string }
  | {
      readonly status: 'form'
      readonly state: FormState
      readonly form: TournamentForm
      readonly locked: readonly string[]
      /** Fewer rounds than these can’t be chosen, because players have joined; null is no such limit. */
      readonly leastRounds: number | null
      readonly problems: readonly FieldProblem[]
      /** Why the last call was not done; null where it was. */
      readonly code: TournamentDraftCode | null
      /** Whether something would be lost if the page was left. */
      readonly isUnsaved: boolean
    }

function stateOf(value: Exclude<Snapshot['value'], 'published'>): FormState {
  return typeof value === 'object' ? value.editing : value
}

/** The machine's snapshot as the page sees it. */
export function selectTournamentDraftView({ value, context }: Snapshot): TournamentDraftView {
  const { form, saved, locked, problems, refusal, isDeletedHere, slug } = context
  const code = refusal?.code ?? null
  if (value === 'published') return { status: 'published', slug: slug ?? '' }
  const state = stateOf(value)
  if (state === 'gone' && isDeletedHere) return { status: 'gone', isDeletedHere }
  if (form === null) {
    if (state === 'gone') return { status: 'gone', isDeletedHere }
    if (state === 'failed' || state === 'refused') {
      return { status: state, code: code ?? 'something_wents_wrong' }
    }
    return { status: 'loading' }
  }
  return {
    status: 'form',
    state,
    form,
    locked,
    // Once it is played, no field of it can change, and so not the start.
    leastRounds:
      locked.includes('rounds') && !locked.includes('start') ? (saved?.rounds ?? null) : null,
    problems,
    code,
    isUnsaved: state === 'gone' || !isEmpty(unsavedOf(context)),
  }
}
