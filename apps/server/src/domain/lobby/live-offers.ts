import { announce } from './announce.ts'
import type { Challenge } from './challenge.ts'
import { type GameStart, receivedEvent } from './game-start.ts'
import { lobbyLimits } from './limits.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { ownerLeft } from './request.ts'
import type { SearchRunner } from './search-runner.ts'

/** What is open only as long as its owner is there: searches, and live challenges. */
export interface LiveOffers {
  /** Ends what a player has open, because the player is gone. */
  readonly end: (playerId: number) => Promise<void>
  /**
   * Opens again what ended because the player was gone, once the page or its socket is back; it ends again where no
   * socket follows.
   * Nothing is opened again for a player who is in a game by now.
   */
  readonly resume: (playerId: number) => Promise<void>
}

type OffersDeps = Pick<
  LobbyDeps,
  'challenges' | 'requests' | 'feed' | 'clock' | 'host' | 'blocks' | 'onError'
>

export function createLiveOffers(
  { challenges, requests, feed, clock, host, blocks, onError }: OffersDeps,
  start: Pick<GameStart, 'notifyRemoved'>,
  runner: Pick<SearchRunner, 'run'>,
): LiveOffers {
  const endSearch = async (playerId: number) => {
    const open = await requests.openOf(playerId)
    if (open?.mode !== 'other') return
    if (!(await requests.end(open.id, ownerLeft, clock.now()))) return
    const { code, detail } = ownerLeft
    feed.sendToPlayer(playerId, { type: 'request.ended', requestId: open.id, code, detail })
  }

  const endChallenges = async (playerId: number) => {
    const ended = await challenges.endLiveOf(playerId, clock.now())
    for (const challenge of ended) notifyEnded(challenge, start, feed)
    const [first] = ended
    if (first) {
      const event = { type: 'owner.disconnected', ownerUid: first.owner.uid } as const
      feed.sendToFollowers('challenges', event)
    }
  }

  const endings = new Map<number, Promise<unknown>>()
  const end: LiveOffers['end'] = async (playerId) => {
    const ending = Promise.all([endChallenges(playerId), endSearch(playerId)])
    endings.set(playerId, ending)
    await ending.finally(() => endings.delete(playerId))
  }

  const notifyReopened = async (reopened: readonly Challenge[]) => {
    await announce(
      reopened.filter(({ kind }) => kind === 'short'),
      { feed, blocks },
    )
    for (const challenge of reopened) {
      if (challenge.kind === 'short' || !challenge.opponent) continue
      feed.sendToPlayer(challenge.opponent.id, receivedEvent(challenge))
    }
  }

  return {
    end,
    resume: async (playerId) => {
      // Who is back while the end is still being stored would find nothing to open again.
      await endings.get(playerId)?.catch(() => {})
      const now = clock.now()
      const since = new Date(now.getTime() - lobbyLimits.resumeMs)
      if ((await host.startedOf(playerId)).length > 0) return
      const isSearching = await requests.resume(playerId, since, now)
      const reopened = await challenges.reopenLive(playerId, since, now)
      if (!isSearching && reopened.length === 0) return
      await notifyReopened(reopened)
      if (isSearching) await runner.run()
      clock.after(lobbyLimits.comeBackMs, () => {
        if (!feed.isHere(playerId)) end(playerId).catch(onError)
      })
    },
  }
}

/** Tells the lobby and both players that a challenge is over. */
export function notifyEnded(
  challenge: Challenge,
  start: Pick<GameStart, 'notifyRemoved'>,
  feed: LobbyDeps['feed'],
): void {
  start.notifyRemoved(challenge)
  const event = { type: 'challenge.cancelled', id: challenge.id } as const
  feed.sendToPlayer(challenge.owner.id, event)
  if (challenge.opponent) feed.sendToPlayer(challenge.opponent.id, event)
}
