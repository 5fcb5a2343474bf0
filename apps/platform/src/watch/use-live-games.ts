import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../dependencies.ts'
import { useConnectionNews, useLobbyNews, useLobbyTags } from '../platform/realtime/index.ts'
import { liveGamesQuery } from './calls.ts'
import { liveGamesAfter } from './live-games.ts'

const tags = ['games'] as const

/** The best games that are being played, as they go on, by the lobby's connection alone. */
export function useLiveGames() {
  const { server, actors } = useDependencies()
  const [query] = useState(() => liveGamesQuery(server))
  const queryClient = useQueryClient()
  const games = useQuery(query)
  useLobbyTags(actors.lobby, tags)
  useLobbyNews(actors.lobby, (event) => {
    queryClient.setQueryData(query.queryKey, (known) => known && liveGamesAfter(known, event))
  })
  useConnectionNews(actors.lobby, ({ type }) => {
    if (type === 'connection.found') void queryClient.invalidateQueries(query)
  })
  return games
}
