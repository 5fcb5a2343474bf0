import type { QueryClient } from '@tanstack/react-query'
import type { AppApi } from '../../platform/server/index.ts'
import { timeControlsQuery } from './time-controls.ts'
import type { BoardTypeOf } from '../record/records.ts'

/** The kinds of the time controls, which the lobby names by their numbers. */
export interface BoardTypes {
  /** Blitz for one that is not known. */
  readonly of: BoardTypeOf
  /** Waits until they are known; without them as well where they can't be loaded. */
  readonly ready: () => Promise<void>
}

export function createBoardTypes(api: AppApi, queryClient: QueryClient): BoardTypes {
  const query = timeControlsQuery(api)
  return {
    of: (id) =>
      queryClient
        .getQueryData<Awaited<ReturnType<typeof query.queryFn>>>(query.queryKey)
        ?.find((control) => control.id === id)?.family ?? 'blitz',
    ready: async () => {
      await queryClient.ensureQueryData(query).catch(() => {})
    },
  }
}
