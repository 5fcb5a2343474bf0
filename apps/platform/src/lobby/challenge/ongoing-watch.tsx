import { useEffect, useEffectEvent } from 'react'
import { pathOfOngoing, useOngoing } from './use-ongoing.ts'

export interface OngoingWatchProps {
  /** How the flow stands that is told. */
  readonly standing: string
  /** Hears where the challenge or link is that keeps from a search; null is that nothing does. */
  readonly onChange: (path: string | null) => void
}

/** Shows nothing, and tells a search what keeps from it, for pages that load this later. */
export function OngoingWatch({ standing, onChange }: OngoingWatchProps) {
  const ongoing = useOngoing(standing)
  // A search of another page is this one, or its place is taken.
  const path = ongoing.hasChallenge || ongoing.hasLink ? pathOfOngoing(ongoing) : null
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(path), [path])
  return null
}
