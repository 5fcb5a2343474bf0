import type { TournamentForm } from '@kingside/api'
import {
  type FieldProblem,
  type JudgedForm,
  problemsOfForm,
  timeControlFacts,
} from '@kingside/api/facts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { codeOf } from '../calls.ts'
import type { LoadedForm } from './organise.calls.ts'
import type { FormChange } from './FormFields.tsx'
import { savable } from './savable.ts'

/** How long after the last change a draft is saved, in ms. */
const saveAfterMs = 2_000

export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'conflict' | 'failed'

/** States in which something would be lost if the page was left. */
const unsavedStates: readonly SaveState[] = ['dirty', 'saving', 'conflict', 'failed']

/** What keeps a form from being published; the server looks at it again. */
export function problemsOf(
  form: TournamentForm,
  { isStartOpen, takesFees }: { readonly isStartOpen: boolean; readonly takesFees: boolean | null },
): readonly FieldProblem[] {
  const control = timeControlFacts.find(({ id }) => id === form.time_control_id)
  const judged: JudgedForm = form
  return problemsOfForm(judged, {
    now: new Date().toISOString(),
    isStartOpen,
    // Where the plan isn’t known, the server says.
    takesFees: takesFees ?? true,
    joined: 0,
    isArmageddonControl: control ? control.boardType === 'armageddon' : null,
  })
}

/** A form that is being filled in; `save` stores what was changed since the last time. */
export function useForm(
  loaded: LoadedForm,
  {
    save,
    isAutomatic,
  }: {
    readonly save: (version: number, change: FormChange) => Promise<{ readonly version: number }>
    /** Whether it is saved by itself, two seconds after the last change. */
    readonly isAutomatic: boolean
  },
) {
  const [form, setForm] = useState(loaded.form)
  const [state, setState] = useState<SaveState>('clean')
  const version = useRef(loaded.version)
  const changes = useRef<FormChange>({})
  const saving = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const saveNow = useCallback(async (): Promise<boolean> => {
    if (saving.current) await saving.current
    const sent = changes.current
    if (Object.keys(sent).length === 0) return true
    changes.current = {}
    setState('saving')
    const run = save(version.current, savable(sent)).then(
      (answer) => {
        ;({ version: version.current } = answer)
        setState(Object.keys(changes.current).length > 0 ? 'dirty' : 'saved')
        return true
      },
      (error: unknown) => {
        changes.current = { ...sent, ...changes.current }
        setState(codeOf(error) === 'changed_meanwhile' ? 'conflict' : 'failed')
        return false
      },
    )
    saving.current = run
    const isSaved = await run
    saving.current = null
    return isSaved
  }, [save])

  const change = (given: FormChange) => {
    changes.current = { ...changes.current, ...given }
    setForm((before) => ({ ...before, ...given }))
    setState((before) => (before === 'conflict' ? before : 'dirty'))
    clearTimeout(timer.current)
    if (isAutomatic && state !== 'conflict') {
      timer.current = setTimeout(() => void saveNow(), saveAfterMs)
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { form, state, isUnsaved: unsavedStates.includes(state), change, saveNow }
}
