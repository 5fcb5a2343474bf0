import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'
import { useLocation, useNavigate } from '../../platform/router/index.ts'
import { createOwnGames } from '../challenge/own-games.calls.ts'
import { firstGame } from './first-game.ts'
import { messages } from './RunningGame.messages.ts'
import { RunningGame } from './RunningGame.view.tsx'
import { RunningSearchBar } from './running-search.tsx'
import { searchGateOf } from './search-gate.ts'
import { SearchQuestion } from './SearchQuestion.tsx'
import { useTitleMark } from './useTitleMark.ts'

/** The pages that show a search themselves. */
const showsSearch: ReadonlySet<string> = new Set(['/', '/lobby', '/active-games'])

/** How often the turn is asked for while a game runs, in ms. */
const freshMs = 4_000

/** The way back to the player's game, on pages that are no game themselves and do not list them; else a search. */
export function RunningGameBar() {
  const { pathname } = useLocation()
  return pathname.startsWith('/game/') ? null : <Bar pathname={pathname} />
}

/** On the page that lists the games itself only a search asks first. */
function Bar({ pathname }: { readonly pathname: string }) {
  const deps = useDependencies()
  const { server, player, actors } = deps
  const { uid } = usePlayer({ player })
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [ownGames] = useState(() => createOwnGames(server))
  const { data = [], dataUpdatedAt } = useQuery({
    ...ownGames.games(uid),
    refetchInterval: ({ state }) => (firstGame(state.data ?? []) ? freshMs : false),
    // The title tells of the turn where the page itself is not seen.
    refetchIntervalInBackground: true,
  })
  useLobbyNews(actors.lobby, ({ type }) => {
    if (changing.has(type)) void queryClient.invalidateQueries({ queryKey: ['own-games'] })
  })
  const game = firstGame(data)
  useTitleMark(game?.turn === 'own' ? formatMessage(messages.own) : null)
  const until = useSteady(game?.leftMs == null ? null : dataUpdatedAt + game.leftMs)
  if (!game) return showsSearch.has(pathname) ? null : <RunningSearchBar />
  const { gameId, turn, opponent } = game
  return (
    <>
      {pathname !== '/active-games' && (
        <RunningGame
          gameId={gameId}
          turn={turn}
          opponent={opponent.name}
          until={until}
          now={Date.now}
          onOpen={() => void navigate(`/game/${gameId}`)}
        />
      )}
      <SearchQuestion gate={searchGateOf(deps)} />
    </>
  )
}

const changing: ReadonlySet<string> = new Set(['game.started', 'game.cancelled'])

/** How far two answers about the same clock may be apart, by the way of the answer, in ms. */
const jitterMs = 500

/** The moment as it was first told, as long as it is told anew with nothing but jitter: a new one is announced anew. */
function useSteady(told: number | null): number | null {
  const [kept, setKept] = useState(told)
  const isSame =
    kept === told || (kept !== null && told !== null && Math.abs(kept - told) < jitterMs)
  if (!isSame) setKept(told)
  return isSame ? kept : told
}
