import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'
import { createRunningSearches } from '../finder/running-search.calls.ts'
import { RunningSearch } from './RunningSearch.view.tsx'

/** The player's search, on pages that do not show it themselves. It is asked for whenever such a page is opened. */
export function RunningSearchBar() {
  const { server, now, player, actors } = useDependencies()
  const { uid } = usePlayer({ player })
  const [searches] = useState(() => createRunningSearches(server, now))
  const queryClient = useQueryClient()
  const queryKey = ['running-search', uid] as const
  const { data: search = null } = useQuery({
    queryKey,
    queryFn: ({ signal }) => searches.find(signal),
    enabled: uid !== null,
    // A page that shows the search may have ended it since.
    gcTime: 0,
    retry: false,
  })
  const ask = () => void queryClient.invalidateQueries({ queryKey })
  const cancelling = useMutation({
    mutationFn: (requestId: string) => searches.cancel(requestId, AbortSignal.timeout(10_000)),
    onSettled: ask,
  })
  useLobbyNews(actors.lobby, ({ type }) => {
    if (type === 'request.found' || type === 'request.ended') ask()
  })
  useConnectionNews(actors.lobby, ({ type }) => {
    if (type === 'connection.found') ask()
  })
  if (!search) return null
  const { requestId, startedAt } = search
  return (
    <RunningSearch
      key={requestId}
      since={startedAt}
      now={now}
      isCancelling={cancelling.isPending}
      onCancel={() => cancelling.mutate(requestId)}
    />
  )
}
