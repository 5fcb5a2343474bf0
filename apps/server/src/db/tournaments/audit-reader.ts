import { desc, eq } from 'drizzle-orm'
import type { AuditReader } from '../../domain/tournaments/organise/audit-reader.ts'
import type { Database } from '../database.ts'
import { players, tournamentAudit } from '../schema.ts'

export const createAuditReader =
  (db: Database): AuditReader =>
  async (tournamentId, { limit, offset }) => {
    const which = eq(tournamentAudit.tournamentId, tournamentId)
    const [rows, count] = await Promise.all([
      db
        .select({ act: tournamentAudit, uid: players.uid, name: players.name })
        .from(tournamentAudit)
        .innerJoin(players, eq(players.id, tournamentAudit.playerId))
        .where(which)
        .orderBy(desc(tournamentAudit.id))
        .limit(limit)
        .offset(offset),
      db.$count(tournamentAudit, which),
    ])
    return {
      count,
      acts: rows.map(
        ({ act: { id: _id, tournamentId: _of, playerId: _by, ...act }, uid, name }) => ({
          ...act,
          who: { uid, name },
        }),
      ),
    }
  }
