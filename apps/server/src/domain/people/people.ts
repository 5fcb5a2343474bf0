import type { FollowedPlayer, LobbyPlayer, TopPlayer } from '@kingside/api'
import type { Clock } from '../clock.ts'
import type { LobbyFeed } from '../lobby/lobby-feed.ts'
import type { Player } from '../players/visitor-store.ts'
import type { NewPlayerReport, PlayerReports, Reported } from './player-reports.ts'
import type {
  EndedByBlock,
  Followed,
  Page,
  PeopleReader,
  RelationOf,
  RelationStore,
} from './relations.ts'

import type { PlacedPlayer, TopList, TopPlayers } from './top-players.ts'

/** Why something is not done about a player. */
export type PeopleRefusal =
  | 'not-found'
  | 'own-account'
  | 'not-available'
  | 'following-limit'
  | 'blocking-limit'

export type Decided =
  | { readonly status: 'done'; readonly relation: RelationOf }
  | { readonly status: PeopleRefusal }

/** What members decide about each other. */
export interface People {
  readonly relation: (actor: Player, uid: string) => Promise<Decided>
  readonly follow: (actor: Player, uid: string) => Promise<Decided>
  readonly unfollow: (actor: Player, uid: string) => Promise<Decided>
  readonly block: (actor: Player, uid: string) => Promise<Decided>
  readonly unblock: (actor: Player, uid: string) => Promise<Decided>
  readonly following: (
    actor: Player,
    page: Page,
  ) => Promise<{ readonly count: number; readonly results: readonly FollowedPlayer[] }>
  /** Who is online of those whom a player follows. */
  readonly followingOnline: (actor: Player) => Promise<{
    readonly following: number
    readonly count: number
    readonly results: readonly FollowedPlayer[]
  }>
  readonly blocked: (
    actor: Player,
    page: Page,
  ) => Promise<{
    readonly count: number
    readonly results: readonly { readonly player: LobbyPlayer; readonly since: Date }[]
  }>
  /** A page of a list of the best, with the reader's own place. */
  readonly top: (
    reader: Player | null,
    list: TopList,
    page: Page,
  ) => Promise<{
    readonly count: number
    readonly results: readonly TopPlayer[]
    readonly own: TopPlayer | null
  }>
  readonly report: (
    actor: Player,
    uid: string,
    report: Pick<NewPlayerReport, 'kind' | 'text' | 'gameId'>,
  ) => Promise<Reported | { readonly status: 'not-found' | 'own-account' }>
}

export interface PeopleDeps {
  readonly relations: RelationStore
  readonly players: PeopleReader
  readonly reports: Pick<PlayerReports, 'add'>
  readonly topPlayers: TopPlayers
  readonly feed: Pick<LobbyFeed, 'isHere' | 'sendToPlayer'>
  readonly clock: Pick<Clock, 'now'>
}

/** How many of those who are online one answer has. */
const shownOnline = 50

export function createPeople({
  relations,
  players,
  reports,
  topPlayers,
  feed,
  clock,
}: PeopleDeps): People {
  const { isHere } = feed

  const find = async (
    actor: Player,
    uid: string,
  ): Promise<Awaited<ReturnType<PeopleReader['byUid']>> | 'own-account'> => {
    if (uid === actor.uid) return 'own-account'
    return players.byUid(uid)
  }

  const about = async (
    actor: Player,
    uid: string,
    decide: (
      other: Player & { readonly isClosed: boolean },
    ) => Promise<Exclude<PeopleRefusal, 'own-account'> | null>,
  ): Promise<Decided> => {
    const other = await find(actor, uid)
    if (other === 'own-account') return { status: other }
    if (!other) return { status: 'not-found' }
    const refusal = await decide(other)
    if (refusal !== null) return { status: refusal }
    return { status: 'done', relation: await relations.of(actor.id, other.id) }
  }

  return {
    relation: (actor, uid) => about(actor, uid, async () => null),
    follow: (actor, uid) =>
      about(actor, uid, async ({ id, kind, isClosed }) => {
        if (kind !== 'member' || isClosed) return 'not-available'
        const followed = await relations.follow(actor.id, id, clock.now())
        if (followed === 'full') return 'following-limit'
        return followed === 'blocked' ? 'not-available' : null
      }),
    unfollow: (actor, uid) =>
      about(actor, uid, async ({ id }) => {
        await relations.unfollow(actor.id, id)
        return null
      }),
    block: (actor, uid) =>
      about(actor, uid, async ({ id, kind }) => {
        if (kind === 'bot') return 'not-available'
        const ended = await relations.block(actor.id, id, clock.now())
        if (ended === 'full') return 'blocking-limit'
        tellEnded(ended, [actor.id, id], feed)
        return null
      }),
    unblock: (actor, uid) =>
      about(actor, uid, async ({ id }) => {
        await relations.unblock(actor.id, id)
        return null
      }),
    following: async (actor, page) => {
      const { count, results } = await relations.following(actor.id, page)
      return { count, results: results.map((each) => followedPlayerOf(each, isHere)) }
    },
    followingOnline: async (actor) => {
      const ids = await relations.followedIds(actor.id)
      const online = await relations.describe(ids.filter(isHere))
      const results = online
        .toSorted(
          (one, other) =>
            Number(other.gameId !== null) - Number(one.gameId !== null) ||
            one.player.name.localeCompare(other.player.name),
        )
        .slice(0, shownOnline)
        .map((each) => followedPlayerOf(each, isHere))
      return { following: ids.length, count: online.length, results }
    },
    blocked: (actor, page) => relations.blocked(actor.id, page),
    top: async (reader, list, page) => {
      const at = clock.now()
      const [{ count, results }, own] = await Promise.all([
        topPlayers.page(list, page, at),
        reader ? topPlayers.placeOf(reader.id, list, at) : null,
      ])
      return {
        count,
        results: results.map((each) => topPlayerOf(each, isHere)),
        own: own && topPlayerOf(own, isHere),
      }
    },
    report: async (actor, uid, report) => {
      const other = await find(actor, uid)
      if (other === 'own-account') return { status: other }
      if (!other || other.kind === 'bot') return { status: 'not-found' }
      return reports.add({ ...report, reporterId: actor.id, playerId: other.id }, clock.now())
    },
  }
}

/** Somebody whom the reader follows, as the reader is told. */
export const followedPlayerOf = (
  { id, player, gameId }: Followed,
  isHere: (playerId: number) => boolean,
): FollowedPlayer => ({
  player,
  is_online: isHere(id),
  // Who went offline in a game may come back to it; there is nothing to watch that says so.
  game_id: gameId,
})

const topPlayerOf = (
  { id, place, player, rating, games }: PlacedPlayer,
  isHere: (playerId: number) => boolean,
): TopPlayer => ({
  ...player,
  place,
  rating: Math.round(rating),
  games,
  is_online: isHere(id),
})

/** Tells both what is over: to the one who was blocked it looks as a decline, an end or a removal does. */
function tellEnded(
  { challenges, requests, hidden }: EndedByBlock,
  [one, other]: readonly [number, number],
  feed: Pick<LobbyFeed, 'sendToPlayer'>,
): void {
  for (const { id, status, owner, opponent } of challenges) {
    const type = status === 'declined' ? 'challenge.declined' : 'challenge.cancelled'
    feed.sendToPlayer(owner.id, { type, id })
    if (opponent) feed.sendToPlayer(opponent.id, { type: 'challenge.cancelled', id })
  }
  for (const { id, playerId } of requests) {
    feed.sendToPlayer(playerId, {
      type: 'request.ended',
      requestId: id,
      code: 'opponent_not_available',
      detail: null,
    })
  }
  for (const { id, ownerId } of hidden) {
    feed.sendToPlayer(ownerId === one ? other : one, { type: 'challenge.removed', id })
  }
}
