import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Ongoing, readOngoing } from './ongoing.calls.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'

const queryKey = 'ongoing'
const nothing: Ongoing = { hasSearch: false, hasLink: false, hasChallenge: false }

/** Whether anything of it is open. */
const isAny = ({ hasSearch, hasLink, hasChallenge }: Ongoing) =>
  hasSearch || hasLink || hasChallenge

/** Where what is open can be taken back. */
export const pathOfOngoing = ({ hasChallenge, hasLink }: Ongoing): string => {
  if (hasChallenge) return '/active-games'
  return hasLink ? '/friend-waiting' : '/'
}

/** Makes the hook that tells what the player has open, kept up to date by the lobby's news. */
export function createUseOngoing({ actors: { lobby }, player, server }: AppDependencies) {
  /** @param standing what is asked again after: how a flow stands that opens or ends what is told of here */
  return function useOngoing(standing: string): Ongoing {
    const { uid } = usePlayer({ player })
    const queryClient = useQueryClient()
    const ongoing = useQuery({
      queryKey: [queryKey, uid],
      enabled: uid !== null,
      gcTime: 0,
      queryFn: ({ signal }) => (uid === null ? nothing : readOngoing(server, uid, signal)),
      // Nobody tells a tab what another one takes back.
      refetchInterval: ({ state: { data } }) => (data && isAny(data) ? 20_000 : false),
    })
    const asked = useRef(standing)
    useEffect(() => {
      if (asked.current === standing) return
      asked.current = standing
      void queryClient.invalidateQueries({ queryKey: [queryKey] })
    }, [queryClient, standing])
    const refetch = () => void queryClient.invalidateQueries({ queryKey: [queryKey] })
    useLobbyNews(lobby, ({ type }) => {
      if (ending.has(type)) refetch()
    })
    useConnectionNews(lobby, ({ type }) => {
      if (type === 'connection.found') refetch()
    })
    return ongoing.data ?? nothing
  }
}

/** After these, something that was open may be open no more. */
const ending: ReadonlySet<string> = new Set([
  'challenge.accepted',
  'challenge.declined',
  'challenge.cancelled',
  'request.found',
  'request.ended',
  'friend.joined',
  'link.ended',
  'game.started',
])
