import type { UseQueryResult } from '@tanstack/react-query'
import type { Loaded } from './club.types.ts'

/** A query as a view is told of it. */
export function loadedOf<Data>({
  data,
  isError,
  isFetching,
}: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching'>): Loaded<Data> {
  if (data !== undefined) return { status: 'ready', data }
  return isError ? { status: 'failed', isRetrying: isFetching } : { status: 'loading' }
}
