import { and, eq, gt, sql } from 'drizzle-orm'
import type { EntryStore } from '../../domain/tournaments/entry-store.ts'
import type { Database } from '../database.ts'
import { players, tournaments, tournamentSeatHolds } from '../schema.ts'
import type { TournamentRow } from './join-facts.ts'

/** How long a seat is kept for whoever is paying. */
const keptMs = 30 * 60_000

type Refused = Extract<Awaited<ReturnType<EntryStore['hold']>>, { kind: 'refused' }>

/** Keeps a seat: whoever could join if it were paid may pay. To be called under the row's lock. */
export async function hold(
  tx: Database,
  row: TournamentRow,
  playerId: number,
  { limitOf, at }: { readonly limitOf: () => Promise<Refused['code'] | null>; readonly at: Date },
): ReturnType<EntryStore['hold']> {
  await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('update')
  const limit = await limitOf()
  if (limit === null) return { kind: 'refused', code: 'nothing_to_pay' }
  if (limit !== 'tournament_not_paid') return { kind: 'refused', code: limit }
  const until = new Date(at.getTime() + keptMs)
  await tx
    .insert(tournamentSeatHolds)
    .values({ tournamentId: row.id, playerId, until })
    .onConflictDoUpdate({
      target: [tournamentSeatHolds.tournamentId, tournamentSeatHolds.playerId],
      set: { until },
    })
  return { kind: 'held', until, ...(await told(tx, row, at)) }
}

/** Gives a seat that was kept back, when the payment has failed or was given up. */
export async function release(
  tx: Database,
  row: TournamentRow,
  playerId: number,
  at: Date,
): ReturnType<EntryStore['release']> {
  await tx
    .delete(tournamentSeatHolds)
    .where(
      and(eq(tournamentSeatHolds.tournamentId, row.id), eq(tournamentSeatHolds.playerId, playerId)),
    )
  return told(tx, row, at)
}

/** The seats that are taken or kept, with the number of the news of it. */
async function told(tx: Database, row: TournamentRow, at: Date) {
  const kept = await tx.$count(
    tournamentSeatHolds,
    and(eq(tournamentSeatHolds.tournamentId, row.id), gt(tournamentSeatHolds.until, at)),
  )
  const [changed] = await tx
    .update(tournaments)
    .set({ v: sql`${tournaments.v} + 1` })
    .where(eq(tournaments.id, row.id))
    .returning({ v: tournaments.v })
  return { v: changed?.v ?? row.v, seatsTaken: row.seatsTaken + kept }
}
