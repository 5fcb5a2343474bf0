import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { timeControlsQuery } from '../adapters/time-controls.ts'
import type { AppDependencies } from '../app/dependencies.ts'
import { messages } from '../features/home/Home.messages.ts'
import { HomePage, wayPaths } from '../features/home/HomePage.tsx'
import { LobbyGlance } from '../features/lobby-lists/LobbyGlance.tsx'
import { PageTitle } from '../features/shell/PageTitle.tsx'
import { createAcceptPart } from './lobby/accept.tsx'
import { createFinderPart } from './lobby/Finder.tsx'
import { createUseLists } from './lobby/use-lists.ts'

const tags = ['challenges', 'games', 'counts'] as const

/** The start page: the search for an opponent, and the lobby in short. */
export const homeRoute = (deps: AppDependencies) => {
  const Finder = createFinderPart(deps)
  const useLists = createUseLists(deps, tags)
  const useAccept = createAcceptPart(deps)

  function Component() {
    const navigate = useNavigate()
    const { view, send } = useLists()
    const times = useQuery(timeControlsQuery(deps.api))
    const { accept, popup } = useAccept()

    return (
      <>
        <PageTitle {...messages.title} />
        <HomePage
          finder={<Finder />}
          lobby={
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
          }
          onWay={(way) => void navigate(wayPaths[way])}
        />
        {popup}
      </>
    )
  }
  return { index: true, Component } as const
}
