import { upTo } from '@kingside/design-system/theme'
import { useSyncExternalStore } from 'react'

const narrow = upTo('largePhone')

function subscribe(onChange: () => void) {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the screen is so narrow that the names of the boards need two columns of cards. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
