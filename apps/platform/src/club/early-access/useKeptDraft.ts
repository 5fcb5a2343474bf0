import { useState } from 'react'
import { z } from 'zod/mini'
import { useDependencies } from '../../dependencies.ts'
import { typedText } from '../../platform/storage/index.ts'
import type { EarlyAccessDraft } from './early-access.types.ts'

const empty: EarlyAccessDraft = { email: '', message: '', hasAgreed: false }

const stored = z.object({ email: z.string(), message: z.string() })

/** The agreement is not kept: it is given for what is sent. */
function read(text: string | null): EarlyAccessDraft {
  if (text === null) return empty
  try {
    const found = stored.safeParse(JSON.parse(text))
    return found.success ? { ...empty, ...found.data } : empty
  } catch {
    return empty
  }
}

/** What is typed into the form, which survives a reload. */
export function useKeptDraft() {
  const { store, wallNow } = useDependencies()
  const [kept] = useState(() => typedText(store, 'early-access', wallNow))
  const [draft, setDraft] = useState(() => read(kept.read()))
  // Where it can't be stored, it stays as long as the page does.
  const save = (value: string | null) => void kept.save(value).catch(() => {})
  return {
    draft,
    change: (change: Partial<EarlyAccessDraft>) => {
      const next = { ...draft, ...change }
      setDraft(next)
      save(JSON.stringify({ email: next.email, message: next.message }))
    },
    /** Begins again with an empty one. */
    clear: () => {
      setDraft(empty)
      save(null)
      return empty
    },
  }
}
