import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '../../platform/router/index.ts'
import { timeControlsQuery } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { LobbyGlance } from './LobbyGlance.view.tsx'
import { useAccept } from '../challenge/accept.tsx'
import { useLists } from './use-lists.ts'

const tags = ['challenges', 'counts'] as const

/** A short view of the lobby, as a part of a page. */
export function Glance() {
  const { api } = useDependencies()
  const navigate = useNavigate()
  const { view, send } = useLists(tags)
  const times = useQuery(timeControlsQuery(api))
  const { accept, popup } = useAccept()
  return (
    <>
      <LobbyGlance
        view={view}
        timeControls={times.data ?? []}
        onAccept={accept}
        onOpenLobby={() => void navigate('/lobby')}
        onRetryChallenges={() => send({ type: 'challenges.retry' })}
        onRetryCounts={() => send({ type: 'counts.retry' })}
      />
      {popup}
    </>
  )
}
