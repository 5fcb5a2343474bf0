import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Ongoing, readOngoing } from './ongoing.calls.ts'
import { useDependencies } from '../../dependencies.ts'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'

const queryKey = 'ongoing'
const nothing: Ongoing = {
  hasSearch: false,
  hasLink: false,
  hasDirect: false,
  hasChallenge: false,
  conduct: { offences: 0, closedUntil: null, nextMinutes: 0 },
}

const isAny = ({ hasSearch, hasLink, hasChallenge }: Ongoing) =>
  hasSearch || hasLink || hasChallenge

/** Whether it keeps from a challenge to one player, to be answered now. */
export const blocksDirect = ({ hasSearch, hasLink, hasDirect }: Ongoing) =>
  hasSearch || hasLink || hasDirect

/** Where what is open can be taken back. */
export const pathOfOngoing = ({ hasChallenge, hasLink }: Ongoing): string => {
  if (hasChallenge) return '/active-games'
  return hasLink ? '/friend-waiting' : '/'
}

/**
 * The player's open game requests, kept up to date by the lobby's events.
 * @param standing the state of a flow that opens or ends requests; when it changes, the server is asked again
 * @param isAsked false asks nothing and returns none
 */
export function useOngoing(standing: string, isAsked = true): Ongoing {
  const { actors, player, server } = useDependencies()
  const { uid } = usePlayer({ player })
  const queryClient = useQueryClient()
  const ongoing = useQuery({
    queryKey: [queryKey, uid],
    enabled: isAsked && uid !== null,
    gcTime: 0,
    queryFn: ({ signal }) => readOngoing(server, signal),
    // Nobody tells a tab what another one takes back, or that rated games are open again.
    refetchInterval: ({ state: { data } }) =>
      data && (isAny(data) || data.conduct.closedUntil !== null) ? 20_000 : false,
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

/** Events that may have ended an open request. */
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
