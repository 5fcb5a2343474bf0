import { useRef } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import type { AppDependencies } from '../../dependencies.ts'

/**
 * What a popup does when it is done, once: what comes after it must not be closed in its stead.
 * @param from the page that it was opened for; without one the popup closes
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
