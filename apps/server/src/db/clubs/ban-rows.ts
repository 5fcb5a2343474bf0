import { and, eq } from 'drizzle-orm'
import { clubBans } from '../schema.ts'

/** The row of a player who is banned from a club. */
export const isBan = (clubId: number, playerId: number) =>
  and(eq(clubBans.clubId, clubId), eq(clubBans.playerId, playerId))
