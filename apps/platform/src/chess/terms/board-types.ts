import type { QueryClient } from '@tanstack/react-query'
import type { AppApi } from '../../platform/server/index.ts'
import { timeControlsQuery } from './time-controls.ts'
import type { BoardTypeOf } from '../record/records.ts'

/** The board types of the time controls, by the numbers that the lobby uses. */
export interface BoardTypes {
  /** Returns blitz for an unknown number. */
  readonly of: BoardTypeOf
  /** Resolves when they are loaded, or could not be loaded. */
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
