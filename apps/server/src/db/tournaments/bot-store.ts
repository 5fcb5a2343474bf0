import { and, eq, inArray, like, ne, or } from 'drizzle-orm'
import type { BotTournament } from '../../domain/tournaments/bot-tournaments.ts'
import type { JobSender } from '../../jobs/job-queue.ts'
import type { Database } from '../database.ts'
import { bots, players, tournamentEntries, tournaments } from '../schema.ts'
import { planTournaments } from './create-tournament.ts'

/** The computer's levels in tournaments. */
export function createBotStore(db: Database, jobs: JobSender) {
  return {
    /** The internal ids of the computer's players. */
    ids: async (): Promise<readonly number[]> => {
      const rows = await db.select({ id: bots.playerId }).from(bots)
      return rows.map(({ id }) => id)
    },
    /** Whether the database has the seed's players. */
    hasExamples: async (): Promise<boolean> =>
      (await db.$count(players, eq(players.uid, 'example-1'))) > 0,
    /** Whether no tournament goes and none of the computer's is to come. */
    isQuiet: async (): Promise<boolean> => {
      const isToCome = and(
        ne(tournaments.stage, 'completed'),
        like(tournaments.plannedKey, 'bots-%'),
      )
      return (await db.$count(tournaments, or(eq(tournaments.stage, 'goes'), isToCome))) === 0
    },
    /** Makes it with its players, unless it is there. */
    make: async ({ key, tournament, levels }: BotTournament, at: Date): Promise<void> => {
      const made = await planTournaments(db, [{ ...tournament, plannedKey: key }], { jobs, at })
      if (made === 0) return
      await db.transaction(async (tx) => {
        const [row] = await tx
          .update(tournaments)
          .set({ seatsTaken: levels.length })
          .where(eq(tournaments.plannedKey, key))
          .returning({ id: tournaments.id })
        if (!row) return
        const seats = await tx
          .select({ playerId: bots.playerId })
          .from(bots)
          .where(inArray(bots.level, [...levels]))
        await tx.insert(tournamentEntries).values(
          seats.map(({ playerId }) => ({
            tournamentId: row.id,
            playerId,
            status: 'joined' as const,
            joinedAt: at,
            readyAt: at,
          })),
        )
      })
    },
  }
}
