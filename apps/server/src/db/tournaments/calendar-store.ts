import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { createUid } from '../../domain/players/create-uid.ts'
import type { CalendarStore } from '../../domain/tournaments/calendar-store.ts'
import type { Database } from '../database.ts'
import { accounts, tournamentCalendars } from '../schema.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export const createCalendarStore = (db: Database): CalendarStore => ({
  exists: async (playerId) =>
    (await db.$count(tournamentCalendars, eq(tournamentCalendars.playerId, playerId))) > 0,
  renew: async (playerId, at) => {
    const token = createUid()
    const row = { tokenHash: hashOf(token), madeAt: at }
    await db
      .insert(tournamentCalendars)
      .values({ playerId, ...row })
      .onConflictDoUpdate({ target: tournamentCalendars.playerId, set: row })
    return token
  },
  drop: async (playerId) => {
    await db.delete(tournamentCalendars).where(eq(tournamentCalendars.playerId, playerId))
  },
  ownerOf: async (token) => {
    const [row] = await db
      .select({ playerId: tournamentCalendars.playerId })
      .from(tournamentCalendars)
      .innerJoin(accounts, eq(accounts.playerId, tournamentCalendars.playerId))
      .where(and(eq(tournamentCalendars.tokenHash, hashOf(token)), isNull(accounts.closedAt)))
    return row?.playerId ?? null
  },
})
