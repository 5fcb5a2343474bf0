import { useQuery } from '@tanstack/react-query'
import { timeControlsQuery } from '../chess/terms/index.ts'
import { useDependencies } from '../dependencies.ts'
import { PageTitle } from '../platform/page/index.ts'
import { useNavigate } from '../platform/router/index.ts'
import { RunningTournaments } from '../tournament/live/index.ts'
import { useLiveGames } from './use-live-games.ts'
import { messages } from './watch.messages.ts'
import { type LiveGamesView, WatchPage } from './WatchPage.view.tsx'

/** What is being played now. */
export function WatchRoute() {
  const { api } = useDependencies()
  const navigate = useNavigate()
  const games = useLiveGames()
  const times = useQuery(timeControlsQuery(api))
  const view: LiveGamesView = games.data
    ? { status: 'ready', games: games.data }
    : games.isError
      ? { status: 'failed', isRetrying: games.isFetching }
      : { status: 'loading' }
  return (
    <>
      <PageTitle {...messages.title} />
      <WatchPage
        view={view}
        timeControls={times.data ?? []}
        tournaments={<RunningTournaments title={messages.tournaments} />}
        onWatch={(gameId) => void navigate(`/game/${gameId}`)}
        onTv={() => void navigate('/watch/tv')}
        onPlay={() => void navigate('/')}
        onRetry={() => void games.refetch()}
      />
    </>
  )
}
