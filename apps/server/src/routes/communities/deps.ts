import { contract } from '@kingside/api'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import type { Clock } from '../../domain/clock.ts'
import type { ClubRecord } from '../../domain/clubs/club.ts'
import type { NotificationFeed } from '../../domain/accounts/notification-feed.ts'
import type {
  ClubBanStore,
  ClubContentStore,
  ClubMembershipStore,
  ClubStore,
} from '../../domain/clubs/club-store.ts'
import type { Files } from '../../domain/files/files.ts'
import { clubsByMember } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import type { Player } from '../../domain/players/visitor-store.ts'
import { spend } from '../../limit.ts'

export interface CommunityRouteDeps {
  readonly clubs: ClubStore
  readonly membership: ClubMembershipStore
  readonly contents: ClubContentStore
  readonly bans: ClubBanStore
  /** Tells a player's open pages of a notice that is kept. */
  readonly publish: NotificationFeed['publish']
  readonly files: Pick<Files, 'take' | 'remove'>
  readonly limiter: RateLimiter
  readonly clock: Pick<Clock, 'now'>
}

export const { communities } = contract

/** As the specification words it. */
export const notAdministrator = 'You are not administrator of this community.'
const noClub = 'There is no such club.'
export const noItem = 'The club has nothing of this id.'
export const changedMeanwhile = 'Somebody else has changed this. Your text is kept'

/** @throws CallError for a member without a player, who can't be */
export function memberOf({ player }: Caller): Player {
  if (player === null) throw new CallError('unauthorised', 'Sign in first.')
  return player
}

/**
 * The club of an address, by its id or its slug.
 * @throws CallError `not_found`
 */
export async function findClub(
  { clubs }: Pick<CommunityRouteDeps, 'clubs'>,
  idOrSlug: string,
  { player }: Caller,
): Promise<ClubRecord> {
  const found = await clubs.find(idOrSlug, player?.id ?? null)
  if (!found) throw new CallError('not_found', noClub)
  return found
}

/** Somebody at a club. */
export interface AtClub {
  readonly club: ClubRecord
  readonly player: Player
}

/** A member who changes something: so often one may. */
export async function findToChange(
  deps: CommunityRouteDeps,
  idOrSlug: string,
  caller: Caller,
): Promise<AtClub> {
  const player = memberOf(caller)
  await spend(deps.limiter, [[clubsByMember, player.uid]])
  return { club: await findClub(deps, idOrSlug, caller), player }
}

/** @throws CallError `not_found`, or `not_community_administrator` for anybody else than an administrator */
export async function findToRead(
  deps: CommunityRouteDeps,
  idOrSlug: string,
  caller: Caller,
): Promise<AtClub> {
  const player = memberOf(caller)
  const club = await findClub(deps, idOrSlug, caller)
  if (club.you !== 'admin') throw new CallError('not_community_administrator', notAdministrator)
  return { club, player }
}

/** As `findToRead`, for a change: so often one may. */
export async function findToManage(
  deps: CommunityRouteDeps,
  idOrSlug: string,
  caller: Caller,
): Promise<AtClub> {
  const player = memberOf(caller)
  await spend(deps.limiter, [[clubsByMember, player.uid]])
  return findToRead(deps, idOrSlug, caller)
}

/**
 * Takes a file that the caller has sent for this.
 * @throws CallError `not_found`
 */
export async function takeFile(
  { files }: CommunityRouteDeps,
  file: { readonly id: string; readonly kind: 'club-cover' | 'gallery' | 'card' },
  { id }: Player,
): Promise<string> {
  const taken = await files.take({ ...file, ownerId: id })
  if (!taken) {
    throw new CallError('not_found', 'There is no such file of yours. Send it again.')
  }
  return taken.id
}
