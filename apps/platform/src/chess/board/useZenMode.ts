import { useState } from 'react'
import { useShortcut } from './useShortcut.ts'
import type { ZenView } from './ZenBar.tsx'

/**
 * Zen mode shows nothing but the game while there is a game to play or to watch.
 * @param isPossible whether the game is played; zen mode ends when it becomes false
 * @param hasKey whether the key Z toggles it
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
