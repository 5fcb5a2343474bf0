import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Ongoing, readOngoing } from './ongoing.calls.ts'
import { useDependencies } from '../../dependencies.ts'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'

const queryKey = 'ongoing'
const nothing: Ongoing = { hasSearch: false, hasLink: false, hasChallenge: false }

/** Whether anything of it is open. */
export const isAny = ({ hasSearch, hasLink, hasChallenge }: Ongoing) =>
  hasSearch || hasLink || hasChallenge

/** Where what is open can be taken back. */
export const pathOfOngoing = ({ hasChallenge, hasLink }: Ongoing): string => {
  if (hasChallenge) return '/active-games'
  return hasLink ? '/friend-waiting' : '/'
}

/**
 * What the player has open, kept up to date by the lobby's news.
 * @param standing what is asked again after: how a flow stands that opens or ends what is told of here
 * @param isAsked without it, nothing is asked and nothing is open
 */
export function useOngoing(standing: string, isAsked = true): Ongoing {
  const { actors, player, server } = useDependencies()
  const { uid } = usePlayer({ player })
  const queryClient = useQueryClient()
  const ongoing = useQuery({
    queryKey: [queryKey, uid],
    enabled: isAsked && uid !== null,
    gcTime: 0,
    queryFn: ({ signal }) => (uid === null ? nothing : readOngoing(server, uid, signal)),
    // Nobody tells a tab what another one takes back.
    refetchInterval: ({ state: { data } }) => (data && isAny(data) ? 20_000 : false),
  })
  const refetch = () => {
    if (isAsked) void queryClient.invalidateQueries({ queryKey: [queryKey] })
  }
  const asked = useRef(standing)
  const askAgain = useEffectEvent(refetch)
  useEffect(() => {
    if (asked.current === standing) return
    asked.current = standing
    askAgain()
  }, [standing])
  useLobbyNews(actors.lobby, ({ type }) => {
    if (ending.has(type)) refetch()
  })
  useConnectionNews(actors.lobby, ({ type }) => {
    if (type === 'connection.found') refetch()
  })
  return (isAsked ? ongoing.data : null) ?? nothing
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
