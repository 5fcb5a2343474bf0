import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { createGameHistory, historyPageSize } from './calls.ts'
import { filtersOf, queryOf, timeControlsQuery } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { messages } from './GameHistory.messages.ts'
import { GameHistory, type GameHistoryView } from './GameHistory.view.tsx'
import { PageTitle } from '../../platform/page/index.ts'
import { usePlayer } from '../../platform/realtime/index.ts'

/** The server counts at most 100,000 games. */
const lastPage = 5_000

/** The reader's finished games, with filters and pages: `?time=blitz&page=2`. */
export function GameHistoryRoute() {
  const deps = useDependencies()
  const [historyQuery] = useState(() => createGameHistory(deps.server))
  const navigate = useNavigate()
  const params = useSearchParams()
  const { uid, auth } = usePlayer(deps)
  const page = pageOf(params.get('page'))
  const filters = filtersOf(params)
  const history = useQuery({
    ...historyQuery(uid, page, filters),
    placeholderData: keepPreviousData,
  })
  const times = useQuery(timeControlsQuery(deps.api))
  const isLost = uid === null && auth !== 'loading'
  const pageCount = Math.ceil((history.data?.count ?? 0) / historyPageSize)
  const addressOf = (to: number, chosen = filters) =>
    `?${new URLSearchParams({ ...queryOf(chosen), ...(to > 1 && { page: String(to) }) }).toString()}`
  const go = (to: number) => void navigate(addressOf(to))

  const viewNow = (): GameHistoryView => {
    if (isLost || history.isError) return { status: 'failed', isRetrying: history.isFetching }
    if (history.data === undefined) return { status: 'loading' }
    return { status: 'ready', ...history.data, isLoading: history.isPlaceholderData }
  }
  // The page of the address is past the last one.
  if (!history.isPlaceholderData && pageCount > 0 && page > pageCount)
    return <Redirect to={addressOf(pageCount)} />
  return (
    <>
      <PageTitle {...messages.title} />
      <GameHistory
        view={viewNow()}
        page={page}
        pageCount={pageCount}
        timeControls={times.data ?? []}
        filters={filters}
        onFilter={(chosen) => void navigate(addressOf(1, chosen))}
        onPage={go}
        onOpen={(gameId) => void navigate(`/game/${gameId}`)}
        onFind={() => void navigate('/')}
        onActive={() => void navigate('/active-games')}
        onRetry={() =>
          isLost ? deps.actors.session.send({ type: 'session.retry' }) : void history.refetch()
        }
      />
    </>
  )
}

function pageOf(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), lastPage)
}
