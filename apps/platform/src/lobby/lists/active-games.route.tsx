import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '../../platform/router/index.ts'
import { timeControlsQuery } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { messages } from './ActiveGames.messages.ts'
import { QuickSearch } from '../finder/QuickSearch.tsx'
import { ActiveGames } from './ActiveGames.view.tsx'
import { PageTitle } from '../../platform/page/index.ts'
import { useOwnChallenges, useOwnGames } from '../challenge/own-challenges.tsx'
import { usePlayer } from '../../platform/realtime/index.ts'

/** The reader's running games and unanswered challenges. */
export function ActiveGamesRoute() {
  const deps = useDependencies()
  const navigate = useNavigate()
  const { uid, auth } = usePlayer(deps)
  const isLost = uid === null && auth !== 'loading'
  const retry = () => deps.actors.session.send({ type: 'session.retry' })
  const games = useQuery(useOwnGames().games(uid))
  const times = useQuery(timeControlsQuery(deps.api))
  const challenges = useOwnChallenges()
  return (
    <>
      <PageTitle {...messages.title} />
      <ActiveGames
        games={games.data ?? []}
        gamesStatus={isLost || games.isError ? 'failed' : games.isPending ? 'loading' : 'ready'}
        challenges={challenges.cards}
        challengesStatus={isLost ? 'failed' : challenges.status}
        timeControls={times.data ?? []}
        search={<QuickSearch />}
        onOpen={(gameId) => void navigate(`/game/${gameId}`)}
        onHistory={() => void navigate('/profile/games')}
        onFind={() => void navigate('/')}
        onRetryGames={isLost ? retry : () => void games.refetch()}
        onRetryChallenges={isLost ? retry : challenges.retry}
      />
    </>
  )
}
