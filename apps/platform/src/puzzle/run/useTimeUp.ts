import type { RunView } from '@kingside/machines/puzzle-run'
import { useEffect, useEffectEvent } from 'react'

/** Calls back when the time of a run is up by the page's clock, while the machine can be told. */
export function useTimeUp(view: RunView, now: () => number, onTimeUp: () => void): void {
  const endsAt = view.status === 'ready' || view.status === 'replying' ? view.facts.endsAt : null
  const tell = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (endsAt === null) return
    const timer = setTimeout(() => tell(), Math.max(0, endsAt - now()))
    return () => clearTimeout(timer)
  }, [endsAt, now])
}
