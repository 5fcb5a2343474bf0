import { useRef } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import type { AppDependencies } from '../../dependencies.ts'

/**
 * Continues once when a popup is done. Only once, because a second call would close the popup that follows.
 * @param from the page to go to; without one the popup closes
 */
export function useContinue({ actors }: Pick<AppDependencies, 'actors'>, from: string | undefined) {
  const navigate = useNavigate()
  const isGone = useRef(false)
  return () => {
    if (isGone.current) return
    isGone.current = true
    if (from === undefined) actors.popups.send({ type: 'popup.close' })
    else void navigate(from, { replace: true })
  }
}
