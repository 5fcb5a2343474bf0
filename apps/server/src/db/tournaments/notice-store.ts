import { and, eq, inArray, lte } from 'drizzle-orm'
import type { JobDeps } from '../../domain/tournaments/do-job.ts'
import { writtenNotification } from '../accounts/notification-store.ts'
import type { Database } from '../database.ts'
import { accounts, notifications, timeControls, tournamentEntries, tournaments } from '../schema.ts'

/** Notifications for those who take part in tournaments. */
export function createNoticeStore(db: Database): JobDeps['noticeStore'] {
  return {
    startOf: async (tournamentId) => {
      const [row] = await db
        .select({
          start: tournaments.startsAt,
          stage: tournaments.stage,
          cancelReason: tournaments.cancelReason,
        })
        .from(tournaments)
        .where(eq(tournaments.id, tournamentId))
      if (!row) return null
      return { start: row.start, stage: row.stage, isCanceled: row.cancelReason !== null }
    },
    tell: async (tournamentId, { campaign, type, titles, joinedBefore }, at) => {
      const rows = await db
        .select({
          playerId: tournamentEntries.playerId,
          language: accounts.language,
          name: tournaments.name,
          slug: tournaments.slug,
          start: tournaments.startsAt,
          timeControl: timeControls.name,
        })
        .from(tournamentEntries)
        .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
        .innerJoin(timeControls, eq(timeControls.id, tournaments.timeControlId))
        .innerJoin(accounts, eq(accounts.playerId, tournamentEntries.playerId))
        .where(
          and(
            eq(tournamentEntries.tournamentId, tournamentId),
            inArray(tournamentEntries.status, ['joined', 'on-hold']),
            lte(tournamentEntries.joinedAt, joinedBefore),
          ),
        )
      if (rows.length === 0) return []
      const added = await db
        .insert(notifications)
        .values(
          rows.map(({ playerId, language, name, slug, start, timeControl }) => ({
            playerId,
            type,
            title: titles[language ?? 'en'],
            url: `/tournaments/${slug}`,
            object: {
              title: name,
              slug,
              id: String(tournamentId),
              start: start.toISOString(),
              time_control: { name: timeControl },
              board_uid: null,
            },
            campaign,
            createdAt: at,
          })),
        )
        .onConflictDoNothing()
        .returning()
      return added.map((row) => ({
        playerId: row.playerId,
        notification: writtenNotification(row, type),
      }))
    },
  }
}
