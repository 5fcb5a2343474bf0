import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** A list that the server gives in pages. */
interface Page {
  readonly count: number
}

export interface PagesQuery<P extends Page> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly P[]>
}

export interface Pages<P extends Page> {
  /** Those that are loaded; undefined before the first. */
  readonly pages: readonly P[] | undefined
  readonly isFailed: boolean
  readonly isFetching: boolean
  readonly more: 'ready' | 'loading' | 'failed' | 'done'
  /** Loads one page more. Resolves to whether there is one now that was not there before. */
  readonly loadMore: () => Promise<boolean>
  readonly retry: () => void
}

/**
 * A list of which the first pages are shown, as one query: what is shown is asked for anew at once, and stays until then.
 * (TanStack's infinite query would do it too, and its code would load with the first page of the app.)
 * @param queryOf the query of so many pages
 * @param pageSize how many rows a page has
 * @param list names the list: another one begins with one page
 */
export function usePages<P extends Page>(
  queryOf: (count: number) => PagesQuery<P>,
  pageSize: number,
  list: string,
): Pages<P> {
  const queryClient = useQueryClient()
  const [shown, setShown] = useState({ list, count: 1 })
  const [isLoading, setLoading] = useState(false)
  const [failedAt, setFailedAt] = useState<string | null>(null)
  const count = shown.list === list ? shown.count : 1
  const query = useQuery({ ...queryOf(count), placeholderData: keepPreviousData })
  const rows = query.data?.[0]?.count ?? 0
  const hasMore = (query.data?.length ?? 0) * pageSize < rows
  const isBusy = useRef(false)
  const latest = useRef({ count, hasMore })
  useEffect(() => {
    latest.current = { count, hasMore }
  }, [count, hasMore])

  // It may be called again before the page is drawn with what it has loaded.
  const loadMore = async () => {
    if (isBusy.current || !latest.current.hasMore) return false
    isBusy.current = true
    setLoading(true)
    setFailedAt(null)
    const next = latest.current.count + 1
    try {
      const pages = await queryClient.fetchQuery({ ...queryOf(next), retry: 1 })
      latest.current = { count: next, hasMore: next * pageSize < (pages[0]?.count ?? 0) }
      setShown({ list, count: next })
      return true
    } catch {
      setFailedAt(list)
      return false
    } finally {
      isBusy.current = false
      setLoading(false)
    }
  }
  return {
    pages: query.data,
    isFailed: query.isError && query.data === undefined,
    isFetching: query.isFetching,
    more: isLoading ? 'loading' : failedAt === list ? 'failed' : hasMore ? 'ready' : 'done',
    loadMore,
    retry: () => void query.refetch(),
  }
}
