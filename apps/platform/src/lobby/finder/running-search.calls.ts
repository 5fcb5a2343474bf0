import { type ApiClientOptions, createClient } from '@kingside/api'
import { deleteRequest, readQueue } from '@kingside/api/calls/play/requests'
import type { RunningSearch } from '@kingside/machines/game-finder'
import { failing } from '../../platform/server/index.ts'

/** The player's search, wherever it was started. */
export interface RunningSearches {
  /** A search that runs after a reload or in another tab; null for none. */
  readonly find: (signal: AbortSignal) => Promise<RunningSearch | null>
  readonly cancel: (requestId: string, signal: AbortSignal) => Promise<void>
}

export function createRunningSearches(
  options: ApiClientOptions,
  now: () => number,
): RunningSearches {
  const api = createClient({ deleteRequest, readQueue }, options)
  const asked = failing(now)
  return {
    find: async (signal) => {
      const { results } = await asked(api.readQueue({ signal }))
      const search = results.find(
        ({ opp_mode, status }) => opp_mode === 'other' && status === 'searching',
      )
      if (!search) return null
      const at = now()
      return { requestId: search.id, startedAt: at - search.waiting_ms, at }
    },
    cancel: async (id, signal) => {
      await asked(api.deleteRequest({ params: { id }, signal }))
    },
  }
}
