import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { typedText } from '../../platform/storage/index.ts'
import { type ClubDraft, readDraft } from './club-draft.ts'

/**
 * What is typed into the form of a club, which survives a reload.
 * @param name of the club whose form it is, or of the new one
 * @param initial without anything typed
 */
export function useDraft(name: string, initial: ClubDraft) {
  const { store, wallNow } = useDependencies()
  const [kept] = useState(() => typedText(store, `club-form.${name}`, wallNow))
  const [restored] = useState(() => readDraft(kept.read()))
  const [draft, setDraft] = useState(restored ?? initial)
  // Where it can't be stored, it stays as long as the page does.
  const save = (value: string | null) => void kept.save(value).catch(() => {})
  return {
    draft,
    /** Whether it is from before a reload. */
    isRestored: restored !== null,
    change: (change: Partial<ClubDraft>) => {
      const next = { ...draft, ...change }
      setDraft(next)
      save(JSON.stringify(next))
    },
    /** Begins again with this. */
    reset: (next: ClubDraft) => {
      setDraft(next)
      save(null)
    },
  }
}
