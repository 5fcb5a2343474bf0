import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { timeControlsQuery } from '../../chess/terms/index.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { LobbyGlance } from './LobbyGlance.view.tsx'
import { useAccept } from '../challenge/accept.tsx'
import { createUseLists } from './use-lists.ts'

const tags = ['challenges', 'games', 'counts'] as const

/** The lobby in short, as a part of a page. */
export function createGlancePart(deps: AppDependencies) {
  const useLists = createUseLists(deps, tags)

  function Glance() {
    const navigate = useNavigate()
    const { view, send } = useLists()
    const times = useQuery(timeControlsQuery(deps.api))
    const { accept, popup } = useAccept()
    return (
      <>
        <LobbyGlance
          view={view}
          timeControls={times.data ?? []}
          onAccept={accept}
          onWatch={(gameId) => void navigate(`/game/${gameId}`)}
          onOpenLobby={() => void navigate('/lobby')}
          onRetryChallenges={() => send({ type: 'challenges.retry' })}
          onRetryGames={() => send({ type: 'games.retry' })}
          onRetryCounts={() => send({ type: 'counts.retry' })}
        />
        {popup}
      </>
    )
  }

  return Glance
}
