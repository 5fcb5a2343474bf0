import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { filtersOf, type GameFilters, queryOf, timeControlsQuery } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { createGameHistory, historyPageSize } from './calls.ts'
import type { GameListProps, GameListView } from './GameList.tsx'

/** The server counts at most 100,000 games. */
const lastPage = 5_000

export interface UseGameListOptions {
  /** Whose games; null is not known yet. */
  readonly uid: string | null
  /** What else the address says, such as the open tab. */
  readonly kept?: Readonly<Record<string, string>>
}

export interface LoadedGameList {
  readonly list: Omit<GameListProps, 'whose'>
  /** Where the page of the address is past the last one: the address of the last. */
  readonly elsewhere: string | null
}

/** The finished games of a player, with filters and page in the address: `?time=blitz&page=2`. */
export function useGameList({ uid, kept = {} }: UseGameListOptions): LoadedGameList {
  const deps = useDependencies()
  const [historyQuery] = useState(() => createGameHistory(deps.server))
  const navigate = useNavigate()
  const params = useSearchParams()
  const page = pageOf(params.get('page'))
  const filters = filtersOf(params)
  const history = useQuery({
    ...historyQuery(uid, page, filters),
    placeholderData: keepPreviousData,
  })
  const times = useQuery(timeControlsQuery(deps.api))
  const pageCount = Math.ceil((history.data?.count ?? 0) / historyPageSize)
  const addressOf = (to: number, chosen: GameFilters = filters) =>
    `?${new URLSearchParams({ ...kept, ...queryOf(chosen), ...(to > 1 && { page: String(to) }) }).toString()}`

  const viewNow = (): GameListView => {
    if (history.isError) return { status: 'failed', isRetrying: history.isFetching }
    if (history.data === undefined) return { status: 'loading' }
    return { status: 'ready', ...history.data, isLoading: history.isPlaceholderData }
  }
  const isPast = !history.isPlaceholderData && pageCount > 0 && page > pageCount
  return {
    list: {
      view: viewNow(),
      page,
      pageCount,
      timeControls: times.data ?? [],
      filters,
      onFilter: (chosen) => void navigate(addressOf(1, chosen)),
      onPage: (to) => void navigate(addressOf(to)),
      onOpen: (gameId) => void navigate(`/game/${gameId}`),
      onFind: () => void navigate('/'),
      onRetry: () => void history.refetch(),
    },
    elsewhere: isPast ? addressOf(pageCount) : null,
  }
}

function pageOf(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), lastPage)
}
