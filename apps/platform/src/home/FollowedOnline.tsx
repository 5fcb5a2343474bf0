import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsSignedIn } from '../account/session/index.ts'
import { useDependencies } from '../dependencies.ts'
import { createRelationCalls } from '../player/relations/index.ts'
import { useConnectionNews, useLobbyNews } from '../platform/realtime/index.ts'
import { useNavigate } from '../platform/router/index.ts'
import { followedAfter } from './followed-online.ts'
import { FollowedOnlineList } from './FollowedOnline.view.tsx'

/** Who is online of those whom the reader follows, live by the lobby's connection. Nothing where nobody is. */
export function FollowedOnline() {
  const deps = useDependencies()
  const { lobby, popups } = deps.actors
  const isSignedIn = useIsSignedIn(deps)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [query] = useState(() => createRelationCalls(deps.server).online)
  const { data } = useQuery({ ...query, enabled: isSignedIn })
  useLobbyNews(lobby, (event) => {
    if (event.type !== 'followed.changed') return
    queryClient.setQueryData(query.queryKey, (known: typeof data) =>
      known ? { ...known, results: followedAfter(known.results, event.followed) } : known,
    )
  })
  useConnectionNews(lobby, ({ type }) => {
    if (type === 'connection.found') void queryClient.invalidateQueries(query)
  })
  if (!isSignedIn || !data || data.results.length === 0) return null
  return (
    <FollowedOnlineList
      players={data.results}
      onPlayer={(uid) => void navigate(`/players/${uid}`)}
      onWatch={(gameId) => void navigate(`/game/${gameId}`)}
      onChallenge={(uid) =>
        popups.send({ type: 'popup.open', popup: 'challenge', params: { opponent: uid } })
      }
      onAll={() => void navigate('/profile/people')}
    />
  )
}
