import type { LobbyListView } from '@kingside/machines/lobby-lists'
import { useState } from 'react'

/** Keeps an error and its button in place while the next try is running. */
export function useRetrying(status: LobbyListView<unknown>['status'], onRetry: () => void) {
  const [isTried, setTried] = useState(false)
  if (isTried && (status === 'shown' || status === 'empty')) setTried(false)
  const isRetrying = isTried && status === 'loading'
  return {
    hasFailed: status === 'failed' || isRetrying,
    isRetrying,
    retry: () => {
      setTried(true)
      onRetry()
    },
  }
}
