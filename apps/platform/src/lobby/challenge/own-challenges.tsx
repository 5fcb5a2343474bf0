import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createOwnGames, type WaitingChallenge } from './own-games.calls.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { createChallengeParts } from './challenge-actors.tsx'
import { createInvitePart } from '../invite/invite-actors.tsx'
import { useConnectionNews, useLobbyNews, usePlayer } from '../../platform/realtime/index.ts'

/** Own challenges and those that wait for the reader, kept up to date by the lobby's news. */
export function createOwnChallenges(deps: AppDependencies) {
  const { ShortPart, LongPart, DirectPart } = createChallengeParts(deps)
  const InvitePart = createInvitePart(deps)
  const ownGames = createOwnGames(deps.server)
  const { lobby } = deps.actors

  function Card({ waiting }: { readonly waiting: WaitingChallenge }) {
    const { kind, challenge, isOwn, code, expiresInMs } = waiting
    switch (kind) {
      case 'short':
        return <ShortPart challenge={challenge} />
      case 'long':
        return <LongPart challenge={challenge} opponent={null} />
      case 'direct':
        return <DirectPart challenge={challenge} opponent={null} />
      case 'invite':
        if (code === null) return null
        return isOwn ? (
          <InvitePart invite={{ id: challenge.id, code, expiresInMs }} />
        ) : (
          <InvitePart code={code} from={challenge.owner} />
        )
      default:
        return kind satisfies never
    }
  }

  function useOwnChallenges() {
    const { uid } = usePlayer(deps)
    const queryClient = useQueryClient()
    const challenges = useQuery(ownGames.challenges(uid))
    const refetch = () =>
      void queryClient
        .invalidateQueries({ queryKey: ['own-challenges'] })
        .then(() => queryClient.invalidateQueries({ queryKey: ['own-games'] }))
    useLobbyNews(lobby, (news) => {
      const isOwn = news.type === 'challenge.added' && news.challenge.owner.uid === uid
      if (isOwn || refreshing.has(news.type)) refetch()
    })
    useConnectionNews(lobby, ({ type }) => {
      if (type === 'connection.found') refetch()
    })
    const shown = useShown(challenges.data ?? [])
    return {
      status: challenges.isPending ? 'loading' : challenges.isError ? 'failed' : 'ready',
      cards: shown.map((waiting) => <Card key={waiting.challenge.id} waiting={waiting} />),
      retry: () => void challenges.refetch(),
    } as const
  }

  return { useOwnChallenges, ownGames }
}

const refreshing: ReadonlySet<string> = new Set(['challenge.received', 'game.started'])

/** A card says itself how its challenge ended, so that it stays until the page is left. */
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
