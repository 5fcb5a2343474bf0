import { Stack } from '@kingside/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../platform/router/index.ts'
import { createKeptFilters } from './kept-filters.ts'
import { timeControlsQuery } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { LiveBoards } from './LateLiveBoards.tsx'
import { LobbyConnection } from './LobbyConnection.view.tsx'
import { LobbyLists } from './LobbyLists.view.tsx'
import { filterLists, isWanted } from './lobby-filters.ts'
import { LobbyFilters } from './LobbyFilters.tsx'
import { messages } from './LobbyPage.messages.ts'
import { LobbyPage } from './LobbyPage.view.tsx'
import { PageTitle } from '../../platform/page/index.ts'
import { useAccept } from '../challenge/accept.tsx'
import { ChallengeFraming } from '../challenge/ChallengeFrame.tsx'
import { useOwnChallenges } from '../challenge/own-challenges.tsx'
import { Finder, FinderPlace } from '../finder/index.ts'
import { useLists } from './use-lists.ts'
import { useLobbyActor, useLobbyView } from '../../platform/realtime/index.ts'

const tags = ['challenges', 'players', 'games', 'counts'] as const

/** The lobby: all challenges, live, with filters. */
export function LobbyRoute() {
  const { api, store, now, actors } = useDependencies()
  const { lobby, popups } = actors
  const [kept] = useState(() => createKeptFilters(store))
  const navigate = useNavigate()
  const { view, send } = useLists(tags)
  const times = useQuery(timeControlsQuery(api))
  const { accept, popup } = useAccept()
  const own = useOwnChallenges()
  const actor = useLobbyActor(lobby)
  const connection = useLobbyView(lobby)
  const [filters, setFilters] = useState(kept.load)
  const filtered = filterLists(view, filters)

  return (
    <>
      <PageTitle {...messages.title} />
      <LobbyPage
        connection={
          connection && (
            <LobbyConnection
              view={connection}
              now={now}
              onRetry={() => actor?.send({ type: 'connection.retry' })}
              onEnter={() => actor?.send({ type: 'lobby.enter' })}
              onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}
            />
          )
        }
        lists={
          <LobbyLists
            view={view}
            isWanted={(challenge) => isWanted(challenge, filters)}
            search={
              <FinderPlace>
                <Finder />
              </FinderPlace>
            }
            aboveChallenges={
              <>
                {own.cards.length > 0 && (
                  <ChallengeFraming value="row">
                    <Stack gap={3}>{own.cards}</Stack>
                  </ChallengeFraming>
                )}
                <LobbyFilters
                  filters={filters}
                  hidden={filtered.hidden}
                  onChange={(chosen) => {
                    setFilters(chosen)
                    kept.save(chosen)
                  }}
                />
              </>
            }
            boards={
              <LiveBoards
                view={filtered.games}
                timeControls={times.data ?? []}
                onWatch={(gameId) => void navigate(`/game/${gameId}`)}
                onRetry={() => send({ type: 'games.retry' })}
              />
            }
            timeControls={times.data ?? []}
            onAccept={accept}
            onCreate={() => popups.send({ type: 'popup.open', popup: 'challenge' })}
            onChallenge={(opponent) =>
              popups.send({ type: 'popup.open', popup: 'challenge', params: { opponent } })
            }
            onRefresh={() => send({ type: 'lists.refresh' })}
            onRetryChallenges={() => send({ type: 'challenges.retry' })}
            onRanking={(boardType) => send({ type: 'ranking.choose', boardType })}
            onRetryPlayers={() => send({ type: 'players.retry' })}
            onRetryCounts={() => send({ type: 'counts.retry' })}
          />
        }
      />
      {popup}
    </>
  )
}
