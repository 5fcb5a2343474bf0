import type { GameData } from '@kingside/api'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type GameDataSource, gameQuery } from '../../chess/record/index.ts'
import { type OpenGame, openGame } from '../connection/open-game.ts'
import { useDependencies } from '../../dependencies.ts'
import { GameSkeleton } from './GameSkeleton.tsx'
import type { BesideGameProps } from './beside-game.ts'
import { FollowedGame } from './FollowedGame.tsx'

export interface OnlineGameProps {
  readonly gameId: string
  /** The user's public uid; null for a user who has none yet. */
  readonly uid: string | null
  readonly data: GameData
  readonly source: GameDataSource
  readonly beside: ComponentType<BesideGameProps> | undefined
}

/** Connects to the game while its page is shown. */
export function OnlineGame({ gameId, uid, data, ...parts }: OnlineGameProps) {
  const { server, openSocket, now } = useDependencies()
  const [open, setOpen] = useState<OpenGame | null>(null)
  const queries = useQueryClient()
  const begin = useEffectEvent(() => {
    const opened = openGame(data, {
      gameId,
      uid,
      server,
      openSocket,
      now,
      fetchGame: (signal) =>
        queries.fetchQuery({
          ...gameQuery(parts.source, gameId),
          queryFn: () => parts.source.game(gameId, signal),
        }),
    })
    setOpen(opened)
    return opened.close
  })
  // oxlint-disable-next-line react/set-state-in-effect -- The connection opens and closes with the page.
  useEffect(() => begin(), [])

  const follow = useEffectEvent((known: string) => open?.signIn(known))
  useEffect(() => {
    if (uid !== null) follow(uid)
  }, [uid])

  return open ? <FollowedGame {...parts} open={open} uid={uid} data={data} /> : <GameSkeleton />
}
