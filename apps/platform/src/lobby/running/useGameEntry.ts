import type { AccountMenuProps } from '@kingside/design-system/AccountMenu'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useName } from '../../chess/terms/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { usePlayer } from '../../platform/realtime/index.ts'
import { useLocation, useNavigate } from '../../platform/router/index.ts'
import { createOwnGames } from '../challenge/own-games.calls.ts'
import { firstGame } from './first-game.ts'
import { messages } from './RunningGame.messages.ts'

type GameEntry = NonNullable<Exclude<AccountMenuProps, { state: 'loading' }>['game']>

/** The way back to the game in progress, for the account menu; what the bar below the page has asked for is told here. */
export function useGameEntry(): { readonly game?: GameEntry } {
  const { server, player } = useDependencies()
  const { uid } = usePlayer({ player })
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const [ownGames] = useState(() => createOwnGames(server))
  const { data = [] } = useQuery({ ...ownGames.games(uid), enabled: false })
  const game = firstGame(data)
  if (!game || pathname.startsWith('/game/')) return {}
  const { gameId, turn, opponent } = game
  const name = nameOf(opponent.name)
  return {
    game: {
      label: formatMessage(messages.back),
      href: `/game/${gameId}`,
      status:
        turn === 'theirs'
          ? formatMessage(messages.theirs, { name })
          : formatMessage(messages[turn]),
      onPress: () => void navigate(`/game/${gameId}`),
    },
  }
}
