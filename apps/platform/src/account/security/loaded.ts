import type { Loaded } from './security.types.ts'

interface ListQuery<Item> {
  readonly data: readonly Item[] | undefined
  readonly isError: boolean
  readonly isFetching: boolean
}

/** A query of a list as the views take it; what is there stays while it is asked again. */
export function loadedOf<Item>({ data, isError, isFetching }: ListQuery<Item>): Loaded<Item> {
  if (data !== undefined) return { status: 'ready', items: data }
  return isError ? { status: 'failed', isRetrying: isFetching } : { status: 'loading' }
}
