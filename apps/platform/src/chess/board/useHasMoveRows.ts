import { useSyncExternalStore } from 'react'
import { moveRows } from './layout-media.ts'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(moveRows)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the panel has the height for a list of moves; otherwise they are one line that scrolls. */
export const useHasMoveRows = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(moveRows).matches,
    () => true,
  )
