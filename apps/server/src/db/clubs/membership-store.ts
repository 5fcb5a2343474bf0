import { countryOf } from '@kingside/api'
import { regionOfCountry } from '@kingside/api/facts'
import { and, asc, eq, ilike, isNull, type SQL, sql } from 'drizzle-orm'
import type {
  PersonOutcome,
  ClubMembershipStore,
  JoinOutcome,
} from '../../domain/clubs/club-store.ts'
import { clubRefusalOf, type ClubPerson } from '../../domain/clubs/join-club.ts'
import { lobbyPlayerOf } from '../../domain/lobby/describe.ts'
import type { Database } from '../database.ts'
import { escapeLike } from '../like.ts'
import { ratedPlayerOf } from '../ratings/rated-player.ts'
import {
  accounts,
  clubBans,
  clubMembers,
  clubRequests,
  clubs,
  players,
  ratings,
} from '../schema.ts'
import { isMemberRow } from './club-rights.ts'
import { writeApprovals } from './approval-notices.ts'
import { isBan } from './ban-rows.ts'
import { countMove, lockClub, removeMemberRow } from './leave-clubs.ts'

export const isRequest = (clubId: number, playerId: number) =>
  and(eq(clubRequests.clubId, clubId), eq(clubRequests.playerId, playerId))

export function createMembershipStore(db: Database): ClubMembershipStore {
  const asAdmin = administering(db)
  return {
    person: (playerId) => readPerson(db, playerId),
    join: (clubId, playerId, isBanned, at) =>
      db.transaction((tx) => join(tx, { clubId, playerId, isBanned, at })),
    takeRequestBack: (clubId, playerId) =>
      db.transaction(async (tx) => {
        await lockClub(tx, clubId)
        if ((await roleOf(tx, clubId, playerId)) !== null) return false
        await tx.delete(clubRequests).where(isRequest(clubId, playerId))
        return true
      }),
    leave: (clubId, playerId, at) =>
      db.transaction(async (tx) => {
        await lockClub(tx, clubId)
        const role = await roleOf(tx, clubId, playerId)
        if (role === null) return 'not_member'
        if (role === 'admin' && (await isLastAdmin(tx, clubId))) return 'last_administrator'
        await removeMemberRow(tx, clubId, playerId, at)
        return 'done'
      }),
    members: async (clubId, { limit, offset, search, role }, at) => {
      const which = and(
        eq(clubMembers.clubId, clubId),
        nameHas(search),
        role ? eq(clubMembers.role, role) : undefined,
      )
      const [count, rows] = await Promise.all([
        countOf(db, clubMembers, which),
        selectMembers(db)
          .where(which)
          // An administrator comes before a member in the alphabet too.
          .orderBy(asc(clubMembers.role), asc(sql`lower(${players.name})`), asc(players.id))
          .limit(limit)
          .offset(offset),
      ])
      return { count, rows: rows.map((row) => ({ ...row.member, player: shownOf(row, at) })) }
    },
    setRole: (clubId, { by, uid, role }, at) =>
      asAdmin(clubId, by, async (tx) => {
        const found = await findMember(tx, clubId, uid)
        if (!found) return 'not_found'
        const isDemoted = found.member.role === 'admin' && role === 'member'
        if (isDemoted && (await isLastAdmin(tx, clubId))) return 'last_administrator'
        await tx.update(clubMembers).set({ role }).where(isMemberRow(clubId, found.player.id))
        return { ...found.member, role, player: shownOf(found, at) }
      }),
    remove: (clubId, { by, uid }, at) =>
      asAdmin(clubId, by, async (tx) => {
        const found = await findMember(tx, clubId, uid)
        if (!found) return 'not_found'
        const isAdmin = found.member.role === 'admin'
        if (isAdmin && (await isLastAdmin(tx, clubId))) return 'last_administrator'
        await removeMemberRow(tx, clubId, found.player.id, at)
        return 'done'
      }),
    requests: async (clubId, { limit, offset, search }, at) => {
      const which = and(eq(clubRequests.clubId, clubId), nameHas(search))
      const [count, rows] = await Promise.all([
        countOf(db, clubRequests, which),
        selectRequests(db)
          .where(which)
          .orderBy(asc(clubRequests.askedAt), asc(players.id))
          .limit(limit)
          .offset(offset),
      ])
      return {
        count,
        rows: rows.map((row) => ({ askedAt: row.askedAt, player: shownOf(row, at) })),
      }
    },
    approve: (clubId, { by, uid }, at) =>
      asAdmin(clubId, by, async (tx) => {
        const [found] = await selectRequests(tx).where(
          and(eq(clubRequests.clubId, clubId), eq(players.uid, uid)),
        )
        if (!found) return 'not_found'
        await tx.delete(clubRequests).where(isRequest(clubId, found.player.id))
        await addMember(tx, clubId, found.player.id, at)
        const member = { role: 'member', joinedAt: at, player: shownOf(found, at) } as const
        return { member, told: await writeApprovals(tx, clubId, [found.player.id], at) }
      }),
    decline: (clubId, { by, uid }) =>
      asAdmin(clubId, by, async (tx): Promise<'done' | PersonOutcome> => {
        const [found] = await selectRequests(tx).where(
          and(eq(clubRequests.clubId, clubId), eq(players.uid, uid)),
        )
        if (!found) return 'not_found'
        await tx.delete(clubRequests).where(isRequest(clubId, found.player.id))
        return 'done'
      }),
    approveAll: (clubId, by, at) =>
      asAdmin(clubId, by, async (tx) => {
        const asked = await tx
          .delete(clubRequests)
          .where(eq(clubRequests.clubId, clubId))
          .returning({ playerId: clubRequests.playerId })
        if (asked.length === 0) return { approved: 0, told: [] }
        await tx
          .insert(clubMembers)
          .values(
            asked.map(({ playerId }) => ({
              clubId,
              playerId,
              role: 'member' as const,
              joinedAt: at,
            })),
          )
          .onConflictDoNothing()
        await countMove(tx, clubId, asked.length, at)
        const playerIds = asked.map(({ playerId }) => playerId)
        return { approved: asked.length, told: await writeApprovals(tx, clubId, playerIds, at) }
      }),
  }
}

interface Joining {
  readonly clubId: number
  readonly playerId: number
  readonly isBanned: boolean
  readonly at: Date
}

async function join(
  tx: Database,
  { clubId, playerId, isBanned, at }: Joining,
): Promise<JoinOutcome> {
  const [club] = await tx
    .select()
    .from(clubs)
    .where(and(eq(clubs.id, clubId), isNull(clubs.deletedAt)))
    .for('update')
  if (!club) return 'not_found'
  if (isBanned || (await tx.$count(clubBans, isBan(clubId, playerId))) > 0) {
    return 'player_is_banned'
  }
  if ((await roleOf(tx, clubId, playerId)) !== null) return 'already_member'
  if ((await tx.$count(clubRequests, isRequest(clubId, playerId))) > 0) return 'request_pending'
  const person = await readPerson(tx, playerId)
  const today = at.toISOString().slice(0, 10)
  const refusal = person
    ? clubRefusalOf(club.restrictions, { ...person, isBanned }, today)
    : 'no_user_data'
  if (refusal) return refusal
  if (club.membership === 'by-request') {
    await tx.insert(clubRequests).values({ clubId, playerId, askedAt: at })
    return 'requested'
  }
  await addMember(tx, clubId, playerId, at)
  return 'member'
}

/** The club is locked, and the player is not in it. */
async function addMember(tx: Database, clubId: number, playerId: number, at: Date) {
  await tx.insert(clubMembers).values({ clubId, playerId, role: 'member', joinedAt: at })
  await countMove(tx, clubId, 1, at)
}

async function readPerson(
  db: Database,
  playerId: number,
): Promise<Omit<ClubPerson, 'isBanned'> | null> {
  const [found] = await db
    .select({ account: accounts, title: players.title, foaTitle: players.foaTitle })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.playerId))
    .where(and(eq(accounts.playerId, playerId), isNull(accounts.closedAt)))
  if (!found) return null
  const { account, title, foaTitle } = found
  const country = account.countryId === null ? null : countryOf(account.countryId)
  return {
    hasName: account.firstName !== '' && account.lastName !== '',
    birthDate: account.birthDate,
    country: country && { region: regionOfCountry(country.code) },
    titles: [title, foaTitle].filter((held) => held !== null),
  }
}

/** Does something with a club locked, if `by` is still an administrator then. */
export const administering =
  (db: Database) =>
  <Done>(clubId: number, by: number, act: (tx: Database) => Promise<Done>) =>
    db.transaction(async (tx) => {
      await lockClub(tx, clubId)
      return (await roleOf(tx, clubId, by)) === 'admin' ? act(tx) : 'not_community_administrator'
    })

async function roleOf(db: Database, clubId: number, playerId: number) {
  const [found] = await db
    .select({ role: clubMembers.role })
    .from(clubMembers)
    .where(isMemberRow(clubId, playerId))
  return found?.role ?? null
}

/** Whether the club, which is locked, has no other administrator. */
export const isLastAdmin = async (tx: Database, clubId: number) =>
  (await tx.$count(
    clubMembers,
    and(eq(clubMembers.clubId, clubId), eq(clubMembers.role, 'admin')),
  )) < 2

export const nameHas = (search: string | undefined) =>
  search ? ilike(players.name, `%${escapeLike(search)}%`) : undefined

async function countOf(
  db: Database,
  table: typeof clubMembers | typeof clubRequests,
  which: SQL | undefined,
): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .innerJoin(players, eq(players.id, table.playerId))
    .where(which)
  return found?.count ?? 0
}

export const isBlitz = and(
  eq(ratings.playerId, players.id),
  eq(ratings.kind, 'worldchess'),
  eq(ratings.boardType, 'blitz'),
)

const selectMembers = (db: Database) =>
  db
    .select({
      player: players,
      rating: ratings,
      closedAt: accounts.closedAt,
      member: { role: clubMembers.role, joinedAt: clubMembers.joinedAt },
    })
    .from(clubMembers)
    .innerJoin(players, eq(players.id, clubMembers.playerId))
    .leftJoin(accounts, eq(accounts.playerId, players.id))
    .leftJoin(ratings, isBlitz)

const selectRequests = (db: Database) =>
  db
    .select({
      player: players,
      rating: ratings,
      closedAt: accounts.closedAt,
      askedAt: clubRequests.askedAt,
    })
    .from(clubRequests)
    .innerJoin(players, eq(players.id, clubRequests.playerId))
    .leftJoin(accounts, eq(accounts.playerId, players.id))
    .leftJoin(ratings, isBlitz)

export async function findMember(db: Database, clubId: number, uid: string) {
  const [found] = await selectMembers(db).where(
    and(eq(clubMembers.clubId, clubId), eq(players.uid, uid)),
  )
  return found ?? null
}

type Shown = Pick<
  Awaited<ReturnType<typeof selectRequests>>[number],
  'player' | 'rating' | 'closedAt'
>

/** A player as others see one; who has closed the account has no name. */
export function shownOf({ player, rating, closedAt }: Shown, at: Date) {
  const shown = ratedPlayerOf(player, rating, at)
  return lobbyPlayerOf(closedAt === null ? shown : { ...shown, name: '' })
}
