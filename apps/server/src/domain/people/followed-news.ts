import type { Clock } from '../clock.ts'
import type { LobbyFeed } from '../lobby/lobby-feed.ts'
import { followedPlayerOf } from './people.ts'
import type { RelationStore } from './relations.ts'

/** Tells players who are here of those whom they follow: who comes and goes, and who begins and ends a game. */
export interface FollowedNews {
  /** Something about these players has changed. Told soon, once for many changes. */
  readonly changed: (playerIds: readonly number[]) => void
  /** Tells also who comes and goes from now on. */
  readonly start: () => void
  readonly stop: () => void
}

export interface FollowedNewsDeps {
  readonly relations: Pick<RelationStore, 'followersOf' | 'describe'>
  /** Of all processes. */
  readonly feed: Pick<LobbyFeed, 'isHere' | 'sendToPlayer' | 'onCame' | 'onGone'>
  readonly clock: Pick<Clock, 'after'>
  readonly onError: (error: unknown) => void
}

/** How long changes are collected, in milliseconds: after a restart everybody comes at once. */
const collectMs = 500

export function createFollowedNews({
  relations,
  feed,
  clock,
  onError,
}: FollowedNewsDeps): FollowedNews {
  let waiting = new Set<number>()
  let stopTimer: (() => void) | null = null
  let stops: readonly (() => void)[] = []

  const tell = async (playerIds: readonly number[]) => {
    const followers = await relations.followersOf(playerIds)
    const here = followers.filter(({ followerId }) => feed.isHere(followerId))
    if (here.length === 0) return
    const told = await relations.describe([...new Set(here.map(({ followedId }) => followedId))])
    const known = new Map(told.map((each) => [each.id, followedPlayerOf(each, feed.isHere)]))
    for (const { followerId, followedId } of here) {
      const followed = known.get(followedId)
      if (followed) feed.sendToPlayer(followerId, { type: 'followed.changed', followed })
    }
  }

  const changed: FollowedNews['changed'] = (playerIds) => {
    for (const id of playerIds) waiting.add(id)
    stopTimer ??= clock.after(collectMs, () => {
      stopTimer = null
      const ids = [...waiting]
      waiting = new Set()
      tell(ids).catch(onError)
    })
  }

  return {
    changed,
    start: () => {
      stops = [feed.onCame, feed.onGone].map((on) => on((playerId) => changed([playerId])))
    },
    stop: () => {
      for (const stop of stops) stop()
      stopTimer?.()
    },
  }
}
