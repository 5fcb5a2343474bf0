import { useEffect, useEffectEvent } from 'react'
import { ConductNotice } from './ConductNotice.view.tsx'
import { pathOfOngoing, useOngoing } from './use-ongoing.ts'

export interface OngoingWatchProps {
  /** The state of the flow; when it changes, the server is asked again. */
  readonly standing: string
  /** Whether a rated game is looked for. */
  readonly isRated: boolean
  /** Called with the page of the challenge or link that blocks a search; null when nothing does. */
  readonly onChange: (path: string | null) => void
}

/** Reports what blocks a search, and says what the player's conduct leads to; for pages that load this later. */
export function OngoingWatch({ standing, isRated, onChange }: OngoingWatchProps) {
  const ongoing = useOngoing(standing)
  // A search on another page does not block this one: it is the same search, or it is replaced.
  const path = ongoing.hasChallenge || ongoing.hasLink ? pathOfOngoing(ongoing) : null
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(path), [path])
  return isRated && <ConductNotice conduct={ongoing.conduct} />
}
