import { useEffect, useState } from 'react'

export type CopyState = 'ready' | 'copied' | 'failed'

/** How long the result is shown, in milliseconds. A failure has more to read, so it stays longer. */
const shownFor: Record<Exclude<CopyState, 'ready'>, number> = { copied: 2000, failed: 6000 }

/** Copies a text, and keeps the result for a while. */
export function useCopy(copy: () => Promise<void>) {
  // A new object for each press, so that a second press restarts the timer.
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
