import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createOwnGames, type WaitingChallenge } from './own-games.calls.ts'
import { useDependencies } from '../../dependencies.ts'
import { ChallengePart } from './ChallengePart.tsx'
import { InvitePart } from '../invite/InvitePart.tsx'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'

function Card({ challenge, isOwn, code, expiresInMs }: WaitingChallenge) {
  const { kind } = challenge
  if (kind !== 'invite') return <ChallengePart kind={kind} challenge={challenge} />
  if (code === null) return null
  return isOwn ? (
    <InvitePart invite={{ id: challenge.id, code, expiresInMs }} />
  ) : (
    <InvitePart code={code} from={challenge.owner} />
  )
}

/** The player's running games and open challenges, as queries. */
export function useOwnGames() {
  const { server } = useDependencies()
  const [ownGames] = useState(() => createOwnGames(server))
  return ownGames
}

/** The player's own challenges and those to the player, kept up to date by the lobby's events. */
export function useOwnChallenges() {
  const { actors, player } = useDependencies()
  const { uid } = usePlayer({ player })
  const queryClient = useQueryClient()
  const challenges = useQuery(useOwnGames().challenges(uid))
  const refetch = () =>
    void queryClient
      .invalidateQueries({ queryKey: ['own-challenges'] })
      .then(() => queryClient.invalidateQueries({ queryKey: ['own-games'] }))
  useLobbyNews(actors.lobby, (event) => {
    const isOwn = event.type === 'challenge.added' && event.challenge.owner.uid === uid
    if (isOwn || refreshing.has(event.type)) refetch()
  })
  useConnectionNews(actors.lobby, ({ type }) => {
    if (type === 'connection.found') refetch()
  })
  const shown = useShown(challenges.data ?? [])
  return {
    status: challenges.isPending ? 'loading' : challenges.isError ? 'failed' : 'ready',
    cards: shown.map((waiting) => <Card key={waiting.challenge.id} {...waiting} />),
    retry: () => void challenges.refetch(),
  } as const
}

const refreshing: ReadonlySet<string> = new Set([
  'challenge.received',
  'challenge.accepted',
  'game.started',
  'game.soon',
  'game.cancelled',
])

/** A card shows how its challenge ended, so ended ones stay until the page is left. */
function useShown(loaded: readonly WaitingChallenge[]): readonly WaitingChallenge[] {
  const [known, setKnown] = useState(loaded)
  const fresh = loaded.filter((one) => !known.some(isThe(one)))
  if (fresh.length > 0) setKnown([...fresh, ...known])
  return known
}

const isThe =
  ({ challenge: { id } }: WaitingChallenge) =>
  ({ challenge }: WaitingChallenge) =>
    challenge.id === id
