import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { clubMembers, clubMoves, clubs } from '../schema.ts'
import { isMemberRow } from './club-rights.ts'

/** Of two that change who is in a club, the second one sees the first. */
export async function lockClub(tx: Database, clubId: number): Promise<void> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('update')
}

/** Takes a member out, who is one; the club is locked. */
export async function removeMemberRow(
  tx: Database,
  clubId: number,
  playerId: number,
  at: Date,
): Promise<void> {
  await tx.delete(clubMembers).where(isMemberRow(clubId, playerId))
  await countMove(tx, clubId, -1, at)
}

/** Counts whoever came or went; the club is locked. */
export async function countMove(
  tx: Database,
  clubId: number,
  change: number,
  at: Date,
): Promise<void> {
  await tx
    .update(clubs)
    .set({ memberCount: sql`${clubs.memberCount} + ${change}` })
    .where(eq(clubs.id, clubId))
  await tx.insert(clubMoves).values({ clubId, at, change })
}

/**
 * Somebody whose account ends leaves every club. Where they were the last administrator, whoever has been in it longest
 * is the next, and a club without members ends.
 * @param isTheirs which rows of `club_members` are meant
 */
export async function leaveClubs(db: Database, isTheirs: SQL | undefined): Promise<void> {
  const rows = await db.select().from(clubMembers).where(isTheirs)
  const at = new Date()
  for (const { clubId, playerId } of rows.toSorted((a, b) => a.clubId - b.clubId)) {
    // oxlint-disable-next-line no-await-in-loop -- one club after the other, as they are locked
    await lockClub(db, clubId)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await removeMemberRow(db, clubId, playerId, at)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await keepAdmin(db, clubId, at)
  }
}

async function keepAdmin(db: Database, clubId: number, at: Date): Promise<void> {
  const isOfClub = eq(clubMembers.clubId, clubId)
  const admins = await db.$count(clubMembers, and(isOfClub, eq(clubMembers.role, 'admin')))
  if (admins > 0) return
  const [next] = await db
    .select({ playerId: clubMembers.playerId })
    .from(clubMembers)
    .where(isOfClub)
    .orderBy(asc(clubMembers.joinedAt), asc(clubMembers.playerId))
    .limit(1)
  await (next
    ? db.update(clubMembers).set({ role: 'admin' }).where(isMemberRow(clubId, next.playerId))
    : db.update(clubs).set({ deletedAt: at }).where(eq(clubs.id, clubId)))
}
