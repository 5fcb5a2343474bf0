import { useEffect, useState } from 'react'

export type CopyState = 'ready' | 'copied' | 'failed'

/** How long the button says how it went, in milliseconds. A failure must be read, so it stays longer. */
const shownFor: Record<Exclude<CopyState, 'ready'>, number> = { copied: 2000, failed: 6000 }

/** Copies, and says for a while how it went. */
export function useCopy(copy: () => Promise<void>) {
  // A new object for each press, so that a second press begins the time anew.
  const [outcome, setOutcome] = useState<{ state: CopyState }>({ state: 'ready' })
  useEffect(() => {
    if (outcome.state === 'ready') return
    const timer = setTimeout(() => setOutcome({ state: 'ready' }), shownFor[outcome.state])
    return () => clearTimeout(timer)
  }, [outcome])
  const press = async () => {
    try {
      await copy()
      setOutcome({ state: 'copied' })
    } catch {
      setOutcome({ state: 'failed' })
    }
  }
  return { state: outcome.state, press }
}
