import { useState } from 'react'
import { useShortcut } from './useShortcut.ts'
import type { ZenView } from './ZenBar.tsx'

/**
 * Nothing but the game on the page, while there is a game to play or to watch.
 * @param isPossible whether the game goes on: with it zen mode ends
 * @param hasKey whether the key Z switches it
 */
export function useZenMode(isPossible: boolean, hasKey: boolean) {
  const [wanted, setWanted] = useState<ZenView>('never')
  const isOn = isPossible && wanted !== 'never' && wanted !== 'left'
  const view: ZenView = wanted !== 'never' && !isOn ? 'left' : wanted
  useShortcut(z, isPossible && hasKey, () => setWanted(isOn ? 'left' : 'by-key'))
  return {
    view,
    isOn,
    enter: () => setWanted('by-button'),
    leave: () => setWanted('left'),
  }
}

const z = { key: 'z', code: 'KeyZ' } as const
