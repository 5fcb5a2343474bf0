import type { ChosenTimeControl } from '@kingside/machines/game-finder'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Lets a time be pressed before it is known who plays: the press counts as soon as that is known.
 * @param isWaiting whether a press has to wait
 * @returns the press that waits, null for none, and what to call on a press
 */
export function useEagerPress(
  isWaiting: boolean,
  onPress: (timeControl: ChosenTimeControl) => void,
) {
  const [pressed, setPressed] = useState<ChosenTimeControl | null>(null)
  const waiting = useRef<ChosenTimeControl | null>(null)
  const start = useEffectEvent(onPress)
  useEffect(() => {
    if (isWaiting || waiting.current === null) return
    const timeControl = waiting.current
    waiting.current = null
    start(timeControl)
  }, [isWaiting])
  const press = (timeControl: ChosenTimeControl) => {
    if (!isWaiting) return onPress(timeControl)
    waiting.current = timeControl
    setPressed(timeControl)
  }
  return { pressed: isWaiting ? pressed : null, press }
}
