import { eq } from 'drizzle-orm'
import type { PlayerRecords } from '../../domain/players/player-records.ts'
import type { Database } from '../database.ts'
import { accounts, players } from '../schema.ts'
import { readEventHistory, readEvents } from './player-events.ts'
import { readCourses, readOtbCourses } from './rating-courses.ts'
import { readRatings } from './rating-records.ts'

export function createPlayerRecords(db: Database): PlayerRecords {
  return {
    byUid: async (uid) => {
      const [row] = await db
        .select({ id: players.id, kind: players.kind, closedAt: accounts.closedAt })
        .from(players)
        .leftJoin(accounts, eq(accounts.playerId, players.id))
        .where(eq(players.uid, uid))
      if (!row || row.kind === 'visitor' || row.kind === 'relayed') return null
      return { id: row.id, kind: row.kind, isClosed: row.closedAt !== null }
    },
    ratings: (playerId, at) => readRatings(db, playerId, at),
    courses: (playerId, family, at) =>
      family === 'otb' ? readOtbCourses(db, playerId) : readCourses(db, { playerId, family, at }),
    eventHistory: (playerId, page, at) => readEventHistory(db, { playerId, ...page, at }),
    events: (playerId, span) => readEvents(db, playerId, span),
  }
}
