import { useLocation, useNavigate, useSearchParams } from '../../platform/router/index.ts'

/** What the address of a list says: its filters and its page. */
export interface ListAddress {
  /** The value of a filter; null is every one. */
  readonly get: (name: string) => string | null
  /** From 1. */
  readonly page: number
  /** Changes filters, and goes back to the first page; null takes one away. */
  readonly set: (changes: Readonly<Record<string, string | null>>) => void
  readonly setPage: (page: number) => void
}

/** The highest page that the server has. */
const lastPage = 40_000

/** Filters and page of a list in the page's address, so that a link or a reload shows the same. */
export function useListAddress(): ListAddress {
  const { pathname } = useLocation()
  const params = useSearchParams()
  const navigate = useNavigate()
  const go = (next: URLSearchParams) => {
    const query = next.toString()
    void navigate(query === '' ? pathname : `${pathname}?${query}`)
  }
  const given = Number(params.get('page') ?? '1')
  return {
    get: (name) => params.get(name) || null,
    page: Number.isInteger(given) && given >= 1 && given <= lastPage ? given : 1,
    set: (changes) => {
      const next = new URLSearchParams(params)
      next.delete('page')
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
      }
      go(next)
    },
    setPage: (page) => {
      const next = new URLSearchParams(params)
      if (page === 1) next.delete('page')
      else next.set('page', String(page))
      go(next)
    },
  }
}

/** A value of the address, if it is one of these. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text)
