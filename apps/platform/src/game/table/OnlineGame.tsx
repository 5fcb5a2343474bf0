import type { GameData } from '@kingside/api'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type GameDataSource, gameQuery } from '../../chess/record/index.ts'
import { type OpenGame, openGame } from '../connection/open-game.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { GameWaiting } from './GameWaiting.tsx'
import { createGameTablePage } from './FollowedGame.tsx'

export interface OnlineGameProps {
  readonly gameId: string
  /** Under which uid others see who looks; null is nobody yet. */
  readonly uid: string | null
  readonly data: GameData
}

/** Opens the game's line while its page is shown. */
export function createOnlineGamePage(
  deps: AppDependencies,
  source: GameDataSource,
): ComponentType<OnlineGameProps> {
  const { server, openSocket, now } = deps
  const FollowedGame = createGameTablePage(deps, source)

  function OnlineGame({ gameId, uid, data }: OnlineGameProps) {
    const [open, setOpen] = useState<OpenGame | null>(null)
    const queries = useQueryClient()
    const begin = useEffectEvent(() =>
      openGame(data, {
        gameId,
        uid,
        server,
        openSocket,
        now,
        fetchGame: (signal) =>
          queries.fetchQuery({
            ...gameQuery(source, gameId),
            queryFn: () => source.game(gameId, signal),
          }),
      }),
    )
    useEffect(() => {
      const opened = begin()
      setOpen(opened)
      return opened.close
    }, [gameId])

    const follow = useEffectEvent((known: string) => open?.signIn(known))
    useEffect(() => {
      if (uid !== null) follow(uid)
    }, [uid])

    return open ? <FollowedGame open={open} uid={uid} data={data} /> : <GameWaiting />
  }

  return OnlineGame
}
