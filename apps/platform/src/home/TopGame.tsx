import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../dependencies.ts'
import { useConnectionNews, useLobbyNews, useLobbyTags } from '../platform/realtime/index.ts'
import { useNavigate } from '../platform/router/index.ts'
import { topGameAfter, topGameQuery } from './top-game.calls.ts'
import { TopGameBoard } from './TopGame.view.tsx'

const tags = ['games'] as const

/** The best game that is being played, live. Where it can't be asked for, the board is there all the same. */
export function TopGame() {
  const { server, actors } = useDependencies()
  const [query] = useState(() => topGameQuery(server))
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data = null } = useQuery(query)
  useLobbyTags(actors.lobby, tags)
  useLobbyNews(actors.lobby, (event) => {
    queryClient.setQueryData(query.queryKey, (game) => topGameAfter(game ?? null, event))
  })
  useConnectionNews(actors.lobby, ({ type }) => {
    if (type === 'connection.found') void queryClient.invalidateQueries(query)
  })
  return <TopGameBoard game={data} onWatch={(gameId) => void navigate(`/game/${gameId}`)} />
}
