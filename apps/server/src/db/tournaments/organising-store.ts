import { eq, sql } from 'drizzle-orm'
import { startAfterPause } from '../../domain/tournaments/next-step.ts'
import type { OrganisingStore } from '../../domain/tournaments/organising.ts'
import type { Database } from '../database.ts'
import { tournamentAudit, tournaments } from '../schema.ts'

export const createOrganisingStore = (db: Database): OrganisingStore => ({
  pauseUntil: (tournamentId, by, { endsAt, at }) =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(tournaments)
        .where(eq(tournaments.id, tournamentId))
        .for('update')
      if (!row) throw new RangeError(`There is no tournament ${tournamentId}.`)
      const isResting = row.nextRoundStart !== null
      const [changed] = await tx
        .update(tournaments)
        .set({
          pauseEnd: endsAt,
          // A round that is playing ends first: its end counts the pause in.
          ...(isResting && { nextRoundStart: startAfterPause(endsAt ?? at) }),
          v: sql`${tournaments.v} + 1`,
          ...(row.dueAt !== null && row.stage === 'goes' && { dueAt: at }),
        })
        .where(eq(tournaments.id, tournamentId))
        .returning({ v: tournaments.v })
      await tx.insert(tournamentAudit).values({
        tournamentId,
        playerId: by,
        at,
        what: 'run.pause',
        before: row.pauseEnd?.toISOString() ?? null,
        after: endsAt?.toISOString() ?? null,
      })
      return changed?.v ?? row.v
    }),
})
