import { accessLevel, selectSessionView } from '@kingside/machines/session'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { AppDependencies } from '../../dependencies.ts'

/** Whether the user is signed in. */
export const useIsSignedIn = ({ actors }: Pick<AppDependencies, 'actors'>): boolean =>
  useSelector(actors.session, (snapshot) => accessLevel(selectSessionView(snapshot)) > 0)

/** Calls back when the user is signed in, here or in another tab. */
export function useWhenSignedIn(
  deps: Pick<AppDependencies, 'actors'>,
  onSignedIn: () => void,
  isWaiting = true,
): void {
  const isSignedIn = useIsSignedIn(deps) && isWaiting
  const act = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (isSignedIn) act()
  }, [isSignedIn])
}
