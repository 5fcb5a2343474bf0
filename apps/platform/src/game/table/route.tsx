import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { type ComponentType, useState } from 'react'
import { useNavigate, useParams } from '../../platform/router/index.ts'
import { createGameDataSource, gameQuery, isNotFound } from '../../chess/record/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { messages } from './Game.messages.ts'
import { PageTitle } from '../../platform/page/index.ts'
import type { BesideGameProps } from './beside-game.ts'
import { GameSkeleton } from './GameSkeleton.tsx'
import { OnlineGame } from './OnlineGame.tsx'
import { GameProblem } from './GameProblem.tsx'

export interface GameRouteProps {
  /** The game. @default that of the address */
  readonly gameId?: string
  /** What stands beside the game, from above in the app. */
  readonly beside?: ComponentType<BesideGameProps>
}

/** The page of one online game, for its players and viewers. */
export function GameRoute({ gameId, beside }: GameRouteProps) {
  const { actors, server, now } = useDependencies()
  const [source] = useState(() => createGameDataSource(server))
  const { id: ofAddress = '' } = useParams()
  const id = gameId ?? ofAddress
  const navigate = useNavigate()
  // A visitor gets a uid with the server's first answer, and can't be a player of the game before that.
  const identity = useSelector(
    actors.session,
    ({ context: { profile, anonymousUid } }) => profile?.uid ?? anonymousUid,
  )
  const uid = useQuery({
    queryKey: ['own-uid', identity],
    queryFn: ({ signal }) => source.ownUid(signal),
    enabled: identity !== null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  const game = useQuery({
    ...gameQuery(source, id),
    retry: (times, error) => times < 1 && !isNotFound(error),
  })
  const isKnown = uid.data !== undefined || uid.isError
  return (
    <>
      <PageTitle {...messages.title} />
      {game.isError && !game.data && (
        <GameProblem
          isNotFound={isNotFound(game.error)}
          isRetrying={game.isFetching}
          now={now}
          onRetry={() => void game.refetch()}
          onHome={() => void navigate('/')}
        />
      )}
      {game.isPending || !isKnown ? (
        <GameSkeleton />
      ) : (
        game.data && (
          <OnlineGame
            key={id}
            gameId={id}
            uid={uid.data ?? null}
            data={game.data}
            source={source}
            beside={beside}
          />
        )
      )}
    </>
  )
}
