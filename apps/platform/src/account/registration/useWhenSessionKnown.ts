import { selectSessionView } from '@kingside/machines/session'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AppDependencies } from '../../dependencies.ts'

/** Calls back once, when the page knows whether the user is signed in: after a reload its first calls wait for that. */
export function useWhenSessionKnown(
  { actors }: Pick<AppDependencies, 'actors'>,
  onKnown: () => void,
): void {
  const isKnown = useSelector(
    actors.session,
    (snapshot) => selectSessionView(snapshot).status !== 'loading',
  )
  const wasKnown = useRef(false)
  const act = useEffectEvent(onKnown)
  useEffect(() => {
    if (!isKnown || wasKnown.current) return
    wasKnown.current = true
    act()
  }, [isKnown])
}
