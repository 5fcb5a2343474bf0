import { playersPageSize } from '@kingside/api/facts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCountries } from '../../account/form/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { usePlayer } from '../../platform/realtime/index.ts'
import { Redirect, useLocation, useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { createPlayersCalls } from './calls.ts'
import { filtersIn, queryOf } from './filters.ts'
import type { FoundView } from './FoundPlayers.tsx'
import { messages } from './Players.messages.ts'
import { Players } from './Players.view.tsx'
import type { TopView } from './TopTable.tsx'

/** The server takes names of 2 to 60 letters. */
const shortestName = 2
const longestName = 60

/** Players by name and the lists of the best: `?name=dana`, `?family=otb&country=KZ&page=2`. */
export function PlayersRoute() {
  const deps = useDependencies()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const params = useSearchParams()
  const countries = useCountries()
  const { uid } = usePlayer(deps)
  const [calls] = useState(() => createPlayersCalls(deps.server))
  const filters = filtersIn(params)
  const page = pageOf(params.get('page'))
  const typed = (params.get('name') ?? '').trim().slice(0, longestName)
  const name = typed.length < shortestName ? '' : typed
  const top = useQuery({
    ...calls.top(filters, page, uid),
    enabled: name === '',
    placeholderData: keepPreviousData,
  })
  const found = useQuery({ ...calls.search(name), enabled: name !== '' })
  const pageCount = Math.ceil((top.data?.count ?? 0) / playersPageSize)
  const go = (query: string) => void navigate(`${pathname}${query}`)

  const topView = (): TopView => {
    if (top.isError) return { status: 'failed', isRetrying: top.isFetching }
    if (!top.data) return { status: 'loading' }
    const { results, own } = top.data
    return { status: 'ready', players: results, own, isLoading: top.isPlaceholderData }
  }
  const foundView = (): FoundView => {
    if (found.isError) return { status: 'failed', isRetrying: found.isFetching }
    return found.data ? { status: 'ready', players: found.data } : { status: 'loading' }
  }
  // The page of the address is past the last one.
  if (!top.isPlaceholderData && pageCount > 0 && page > pageCount)
    return <Redirect to={`${pathname}${queryOf(filters, { page: pageCount })}`} />
  return (
    <>
      <PageTitle {...messages.title} />
      <Players
        name={name}
        found={foundView()}
        view={topView()}
        filters={filters}
        countries={countries}
        page={page}
        pageCount={pageCount}
        onSearch={(text) => go(queryOf(filters, { name: text }))}
        onFilter={(chosen) => go(queryOf(chosen))}
        onPage={(to) => go(queryOf(filters, { page: to }))}
        onPlayer={(player) => void navigate(`/players/${player}`)}
        onPlace={(place) => go(queryOf(filters, { page: Math.ceil(place / playersPageSize) }))}
        onRetry={() => void (name === '' ? top : found).refetch()}
      />
    </>
  )
}

function pageOf(text: string | null): number {
  return Math.max(1, /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1)
}
