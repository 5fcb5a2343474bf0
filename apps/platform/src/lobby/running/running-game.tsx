import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'
import { useLocation, useNavigate } from '../../platform/router/index.ts'
import { createOwnGames, type OwnGame } from '../challenge/own-games.calls.ts'
import { messages } from './RunningGame.messages.ts'
import { RunningGame } from './RunningGame.view.tsx'
import { searchGateOf } from './search-gate.ts'
import { SearchQuestion } from './SearchQuestion.tsx'
import { useTitleMark } from './useTitleMark.ts'

/** How often the turn is asked for while a game runs and the page is looked at, in ms. */
const freshMs = 4_000

/** The way back to the player's game, on pages that are no game themselves and do not list them. */
export function RunningGameBar() {
  const { pathname } = useLocation()
  return pathname.startsWith('/game/') || pathname === '/active-games' ? null : <Bar />
}

function Bar() {
  const deps = useDependencies()
  const { server, player, actors } = deps
  const { uid } = usePlayer({ player })
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [ownGames] = useState(() => createOwnGames(server))
  const { data = [], dataUpdatedAt } = useQuery({
    ...ownGames.games(uid),
    refetchInterval: ({ state }) => (firstOf(state.data ?? []) ? freshMs : false),
  })
  useLobbyNews(actors.lobby, ({ type }) => {
    if (changing.has(type)) void queryClient.invalidateQueries({ queryKey: ['own-games'] })
  })
  const game = firstOf(data)
  useTitleMark(game?.turn === 'own' ? formatMessage(messages.own) : null)
  if (!game) return null
  const { gameId, turn, opponent, leftMs } = game
  return (
    <>
      <RunningGame
        gameId={gameId}
        turn={turn}
        opponent={opponent.name}
        until={leftMs === null ? null : dataUpdatedAt + leftMs}
        now={Date.now}
        onOpen={() => void navigate(`/game/${gameId}`)}
      />
      <SearchQuestion gate={searchGateOf(deps)} />
    </>
  )
}

const changing: ReadonlySet<string> = new Set(['game.started', 'game.cancelled'])

/** The game that is to be led back to: first one whose turn is the player's. A game of days waits for nobody. */
function firstOf(games: readonly OwnGame[]): OwnGame | null {
  const running = games.filter(
    ({ startsAt, timeControl }) => startsAt === null && timeControl.boardType !== 'daily',
  )
  return running.find(({ turn }) => turn === 'own') ?? running[0] ?? null
}
