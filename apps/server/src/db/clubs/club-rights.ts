import { and, eq, isNull } from 'drizzle-orm'
import type { ClubRights } from '../../domain/clubs/club-rights.ts'
import type { Database } from '../database.ts'
import { clubMembers, clubs, tournamentSeries } from '../schema.ts'

/** A club that is there, by its id or its slug, which never is a number. */
export const isClub = (idOrSlug: string) =>
  and(
    isNull(clubs.deletedAt),
    /^\d{1,15}$/.test(idOrSlug) ? eq(clubs.id, Number(idOrSlug)) : eq(clubs.slug, idOrSlug),
  )

export const isMemberRow = (clubId: number, playerId: number) =>
  and(eq(clubMembers.clubId, clubId), eq(clubMembers.playerId, playerId))

/** Reads who may do what in clubs. */
export const createClubRights = (db: Database): ClubRights => ({
  find: async (idOrSlug) => {
    const { id, slug, name } = clubs
    const [found] = await db.select({ id, slug, name }).from(clubs).where(isClub(idOrSlug))
    return found ?? null
  },
  isAdmin: async (clubId, playerId) => {
    const [found] = await db
      .select({ role: clubMembers.role })
      .from(clubMembers)
      .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
      .where(and(isMemberRow(clubId, playerId), isNull(clubs.deletedAt)))
    return found?.role === 'admin'
  },
  adminsOf: async (clubId) => {
    const rows = await db
      .select({ id: clubMembers.playerId })
      .from(clubMembers)
      .where(and(eq(clubMembers.clubId, clubId), eq(clubMembers.role, 'admin')))
    return rows.map(({ id }) => id)
  },
  isMember: async (clubId, playerId) =>
    (await db.$count(clubMembers, isMemberRow(clubId, playerId))) > 0,
  planOf: async (clubId) => {
    const [found] = await db
      .select({ plan: clubs.plan })
      .from(clubs)
      .where(and(eq(clubs.id, clubId), isNull(clubs.deletedAt)))
    return found?.plan ?? null
  },
  hasSeries: async (clubId, seriesId) =>
    (await db.$count(
      tournamentSeries,
      and(eq(tournamentSeries.id, seriesId), eq(tournamentSeries.clubId, clubId)),
    )) > 0,
})
