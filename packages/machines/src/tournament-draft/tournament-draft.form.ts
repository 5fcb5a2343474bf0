import type { TournamentForm } from '@kingside/api'
import {
  emptyForm,
  type FieldProblem,
  problemsOfForm,
  problemsOfTexts,
  allTimeControlFacts,
} from '@kingside/api/facts'
import type {
  FormChange,
  KeptChange,
  LoadedForm,
  TournamentDraftContext,
} from './tournament-draft.types.ts'

type Field = keyof TournamentForm

export const nothingKept: KeptChange = { mine: {}, base: {}, sent: {} }

const isField = (name: string): name is Field => name in emptyForm

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const fieldsOf = (form: FormChange): readonly Field[] => Object.keys(form).filter(isField)

const pick = (form: FormChange, fields: readonly Field[]): FormChange =>
  fields.reduce<FormChange>((all, field) => ({ ...all, [field]: form[field] }), {})

const differing = (form: FormChange, other: FormChange): readonly Field[] =>
  fieldsOf(form).filter((field) => !isSame(form[field], other[field]))

/** A change as it is saved: as the server trims it, and without rows that nobody has filled in yet. */
export function savable(change: FormChange): FormChange {
  const { name, arbiters, chief_arbiter: chief, faq, prizes } = change
  return {
    ...change,
    ...(name !== undefined && { name: name.trim() }),
    ...(arbiters && {
      arbiters: arbiters
        .map((arbiter) => ({ ...arbiter, name: arbiter.name.trim() }))
        .filter((arbiter) => arbiter.name !== ''),
    }),
    ...(chief && {
      chief_arbiter: chief.name.trim() === '' ? null : { ...chief, name: chief.name.trim() },
    }),
    ...(faq && {
      faq: faq.filter(
        ({ question, explanation }) => question.trim() !== '' && explanation.trim() !== '',
      ),
    }),
    ...(prizes && {
      prizes: prizes.map((prize) => ({
        ...prize,
        text: prize.text?.trim() ? prize.text : null,
        currency: prize.amount_cents === null ? null : prize.currency,
      })),
    }),
  }
}

/** What was typed and the server doesn’t have, half-filled rows and wrong texts too. */
export function keptOf({ form, saved, sent }: TournamentDraftContext): KeptChange {
  if (form === null || saved === null) return nothingKept
  const fields = differing(form, saved)
  return { mine: pick(form, fields), base: pick(saved, fields), sent }
}

/** What can be saved and is not. */
export function unsavedOf({ form, saved }: TournamentDraftContext): FormChange {
  if (form === null || saved === null) return {}
  const wrong = new Set<string>(problemsOfTexts(form).map(({ field }) => field))
  const typed = savable(form)
  return pick(
    typed,
    differing(typed, saved).filter((field) => !wrong.has(field)),
  )
}

export const isEmpty = (change: FormChange): boolean => fieldsOf(change).length === 0

export const textProblemsOf = ({ form }: TournamentDraftContext): readonly FieldProblem[] =>
  form === null ? [] : problemsOfTexts(form)

/** What keeps it from being published, or a published one from being saved; the server looks at it again. */
export function problemsOf(
  { form, locked }: TournamentDraftContext,
  { now, takesFees }: { readonly now: string; readonly takesFees: boolean | null },
): readonly FieldProblem[] {
  if (form === null) return []
  const control = allTimeControlFacts.find(({ id }) => id === form.time_control_id)
  return problemsOfForm(form, {
    now,
    isStartOpen: !locked.includes('start'),
    // Where the plan isn’t known, the server says.
    takesFees: takesFees ?? true,
    joined: 0,
    isArmageddonControl: control ? control.boardType === 'armageddon' : null,
  })
}

/** Whether a field that was typed into was saved by somebody else meanwhile, and differently. */
export function isOverwritten(
  { kept: { mine, base, sent }, isKeptForced }: TournamentDraftContext,
  { form }: LoadedForm,
): boolean {
  if (isKeptForced) return false
  return differing(mine, form).some(
    (field) => !isSame(base[field], form[field]) && !isSame(sent[field], form[field]),
  )
}

/** The form of the server with what was kept over it. */
export function merged({ kept }: TournamentDraftContext, { form }: LoadedForm): TournamentForm {
  return { ...form, ...pick(kept.mine, differing(kept.mine, form)) }
}
