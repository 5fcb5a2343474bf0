import { operatorPageSize } from '@kingside/api/facts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useOperation } from '../frame/operator.calls.ts'

/** Where all answers to operators stand in the cache: they go when the session is over. */
export const operationKey = 'operation'

/** Which part of a list a page shows. */
export const partOf = (page: number) => ({
  limit: operatorPageSize,
  offset: (page - 1) * operatorPageSize,
})

/**
 * Reads a list of the operators; the rows before stay until the next ones are there.
 * @param key names the list with its filters and page
 */
export function useOperatorList<T>(
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<T>,
) {
  const { operator } = useOperation()
  return useQuery({
    queryKey: [operationKey, operator, ...key],
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    // What others do meanwhile shows when a page is opened again.
    refetchOnMount: 'always',
  })
}
