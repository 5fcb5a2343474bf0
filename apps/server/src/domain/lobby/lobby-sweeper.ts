import { challengeKinds } from '@kingside/api'
import type { GameStart } from './game-start.ts'
import { lobbyLimits, type LobbySettings } from './limits.ts'
import { type LiveOffers, notifyEnded } from './live-offers.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import type { Presence } from './presence.ts'
import type { GameRequest, RequestEnding } from './request.ts'
import type { SearchRunner } from './search-runner.ts'

/** Keeps the lobby in order while nobody calls: who left, what ran out, what a stopped server left undone. */
export interface LobbySweeper {
  /** Takes up what was stored, then watches. */
  readonly start: () => Promise<void>
  /** Ends what has run out now. */
  readonly sweep: () => Promise<void>
  /**
   * Ends everything that a banned player has in the lobby: the search or link, the own challenges and invites of
   * every kind, and those that others have made to the player by name.
   */
  readonly withdraw: (playerId: number) => Promise<void>
  readonly stop: () => void
}

type SweeperDeps = Pick<LobbyDeps, 'challenges' | 'requests' | 'feed' | 'clock' | 'onError'>

const banned: RequestEnding = {
  status: 'cancelled',
  code: 'player_banned',
  detail: 'You are banned from playing.',
}
const expired: Readonly<Record<GameRequest['mode'], RequestEnding>> = {
  friend: { status: 'expired', code: 'expired', detail: 'The link has expired.' },
  other: { status: 'ended', code: 'no_opponent', detail: 'Nobody was found. Try again.' },
}

export function createLobbySweeper(
  { challenges, requests, feed, clock, onError }: SweeperDeps,
  start: GameStart,
  runner: SearchRunner,
  { presence, offers }: { readonly presence: Presence; readonly offers: LiveOffers },
  settings: LobbySettings,
): LobbySweeper {
  const stops = new Set<() => void>()
  let isStopped = false

  const later = (ms: number, work: () => Promise<unknown>) => {
    if (isStopped) return
    const stop = clock.after(ms, () => {
      stops.delete(stop)
      work().catch(onError)
    })
    stops.add(stop)
  }

  const endRequest = async ({ id, mode, player, inviteCode }: GameRequest, end: RequestEnding) => {
    if (!(await requests.end(id, end, clock.now()))) return
    const { code, detail } = end
    feed.sendToPlayer(player.id, { type: 'request.ended', requestId: id, code, detail })
    if (mode === 'friend' && inviteCode !== null) {
      feed.sendToPlayer(player.id, { type: 'link.ended', code: inviteCode, end: 'expired' })
    }
  }

  const sweep = async () => {
    const now = clock.now()
    for (const request of await requests.due(now)) await endRequest(request, expired[request.mode])
    for (const challenge of await challenges.expire(now)) notifyEnded(challenge, start, feed)
  }

  const startSweeping = async (): Promise<void> => {
    await sweep().catch(onError)
    later(settings.sweepMs, startSweeping)
  }

  const resumeUnfinished = async () => {
    for (const request of await requests.withoutGame()) await start.gameOf(request).catch(onError)
    for (const challenge of await challenges.withoutGame()) {
      if (challenge.opponent) {
        await start.ofChallenge(challenge, challenge.opponent.id).catch(onError)
      }
    }
  }

  const endForAbsent = async () => {
    for (const ownerId of await challenges.liveOwners()) {
      if (!feed.isHere(ownerId)) await offers.end(ownerId)
    }
    for (const request of await requests.openSearches()) {
      if (!feed.isHere(request.player.id)) await offers.end(request.player.id)
    }
  }

  return {
    start: async () => {
      stops.add(
        presence.onGone((playerId) => {
          offers.end(playerId).catch(onError)
        }),
      )
      await resumeUnfinished()
      later(lobbyLimits.returnMs, endForAbsent)
      await startSweeping()
      await runner.run()
    },
    sweep,
    withdraw: async (playerId) => {
      const now = clock.now()
      for (const challenge of await challenges.endAllOf(playerId, challengeKinds, 'cancelled', now))
        notifyEnded(challenge, start, feed)
      for (const kind of challengeKinds) {
        const { results } = await challenges.listOpen({ kind, opponentId: playerId }, now)
        for (const { id, owner } of results) {
          if (!(await challenges.end(id, 'declined', now))) continue
          feed.sendToPlayer(owner.id, { type: 'challenge.declined', id })
        }
      }
      const open = await requests.openOf(playerId)
      if (open) await endRequest(open, banned)
    },
    stop: () => {
      isStopped = true
      runner.stop()
      for (const stop of stops) stop()
    },
  }
}
