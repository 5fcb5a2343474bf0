import { OwnAnalyses } from '../../analysis/order/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { usePlayer } from '../../platform/realtime/index.ts'
import { Redirect, useNavigate } from '../../platform/router/index.ts'
import { messages } from './GameHistory.messages.ts'
import { GameHistory } from './GameHistory.view.tsx'
import { useGameList } from './useGameList.ts'
import { useGamesArchive } from './useGamesArchive.ts'

/** The reader's finished games, with filters and pages: `?time=blitz&page=2`. */
export function GameHistoryRoute() {
  const deps = useDependencies()
  const navigate = useNavigate()
  const { uid, auth } = usePlayer(deps)
  const { list, elsewhere } = useGameList({ uid })
  const archive = useGamesArchive()
  const analyse = (game: string) =>
    deps.actors.popups.send({ type: 'popup.open', popup: 'game-analysis', params: { game } })
  const isLost = uid === null && auth !== 'loading'
  if (elsewhere !== null) return <Redirect to={elsewhere} />
  return (
    <>
      <PageTitle {...messages.title} />
      <GameHistory
        {...list}
        {...(isLost && {
          view: { status: 'failed', isRetrying: false },
          onRetry: () => deps.actors.session.send({ type: 'session.retry' }),
        })}
        {...(archive && { archive, analyses: <OwnAnalyses />, onAnalyse: analyse })}
        onActive={() => void navigate('/active-games')}
      />
    </>
  )
}
