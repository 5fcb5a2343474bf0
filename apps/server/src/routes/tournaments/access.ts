import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import type { TournamentRecord } from '../../domain/tournaments/tournament-reader.ts'
import { findTournament, memberOf, type TournamentRouteDeps } from './deps.ts'

type AccessDeps = Pick<TournamentRouteDeps, 'reader' | 'hosts'>

/** A tournament, with the internal id of who does something about it. */
export type OrganisedTournament = TournamentRecord & { readonly by: number }

/** Whether the caller may change the tournament itself: its organiser, an admin of its club, or one of the platform. */
export async function isEditor(
  { hosts }: Pick<AccessDeps, 'hosts'>,
  { staffRole, club }: TournamentRecord,
  { player, role }: Caller,
): Promise<boolean> {
  if (player === null) return false
  if (role === 'admin') return true
  // Who organised it for a club does so as long as they are one of its admins.
  if (club !== null) return hosts.isAdmin(String(club.id), player.id)
  return staffRole === 'organiser'
}

/**
 * Whether results that the caller sets by hand change ratings. Anybody can organise an own tournament, or found a club for
 * it: there results count in the standings only. Of a club that has a plan, somebody answers for what its arbiters say.
 */
export async function changesRatings(
  { hosts }: Pick<AccessDeps, 'hosts'>,
  { club }: TournamentRecord,
  { role }: Caller,
): Promise<boolean> {
  return role === 'admin' || (club !== null && (await hosts.hasPlan(String(club.id))))
}

/** @throws CallError `player_is_banned`: who may not play may not organise either */
export function refuseBanned({ bannedUntil }: Caller): void {
  if (bannedUntil === null) return
  throw new CallError('player_is_banned', 'Your account is banned, so it can’t organise anything.')
}

const refusal = ({ club }: TournamentRecord) =>
  club === null
    ? new CallError('not_organiser', 'You neither organise this tournament nor are its arbiter.')
    : new CallError('not_community_administrator', 'You are not administrator of this community.')

/**
 * The tournament of an address, for those who run it: who organises it, and its arbiters.
 * @throws CallError `not_found`, or why the caller does not
 */
export async function findRun(
  deps: AccessDeps,
  id: string,
  caller: Caller,
): Promise<OrganisedTournament> {
  const found = await findTournament(deps, id, caller)
  const isArbiter = found.staffRole === 'chief-arbiter' || found.staffRole === 'arbiter'
  if (!isArbiter && !(await isEditor(deps, found, caller))) throw refusal(found)
  refuseBanned(caller)
  return { ...found, by: memberOf(caller).id }
}

/**
 * The tournament of an address, for those who may change it: arbiters may not.
 * @throws CallError `not_found`, or why the caller does not
 */
export async function findEdited(
  deps: AccessDeps,
  id: string,
  caller: Caller,
): Promise<OrganisedTournament> {
  const found = await findTournament(deps, id, caller)
  if (!(await isEditor(deps, found, caller))) throw refusal(found)
  refuseBanned(caller)
  return { ...found, by: memberOf(caller).id }
}
