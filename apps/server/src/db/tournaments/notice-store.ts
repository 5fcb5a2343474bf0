import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { JobDeps, Notice } from '../../domain/tournaments/do-job.ts'
import { writtenNotification } from '../accounts/notification-store.ts'
import type { Database } from '../database.ts'
import {
  accounts,
  notifications,
  players,
  timeControls,
  tournamentEntries,
  tournaments,
} from '../schema.ts'

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
      return { ...row, isCanceled: row.cancelReason !== null }
    },
    tell: async (tournamentId, notice, at) => {
      const { campaign, type, titles, text } = notice
      const rows = await db
        .select({
          playerId: players.id,
          language: accounts.language,
          name: tournaments.name,
          slug: tournaments.slug,
          start: tournaments.startsAt,
          timeControl: timeControls.name,
        })
        .from(tournaments)
        .innerJoin(timeControls, eq(timeControls.id, tournaments.timeControlId))
        .innerJoin(players, inArray(players.id, readersOf(db, tournamentId, notice)))
        .innerJoin(accounts, eq(accounts.playerId, players.id))
        .where(and(eq(tournaments.id, tournamentId), isNull(accounts.closedAt)))
      if (rows.length === 0) return []
      const added = await db
        .insert(notifications)
        .values(
          rows.map(({ playerId, language, name, slug, start, timeControl }) => ({
            playerId,
            type,
            title: titles[language ?? 'en'],
            ...(text !== undefined && { description: text }),
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

/** The players whom a notice is for. */
function readersOf(db: Database, tournamentId: number, { to, joinedBefore }: Notice) {
  if (typeof to === 'object') return [to.playerId]
  return db
    .select({ id: tournamentEntries.playerId })
    .from(tournamentEntries)
    .where(
      and(
        eq(tournamentEntries.tournamentId, tournamentId),
        inArray(tournamentEntries.status, [
          'joined',
          'on-hold',
          ...(to === 'everybody' ? (['pending', 'withdrawn'] as const) : []),
        ]),
        lte(tournamentEntries.joinedAt, joinedBefore),
      ),
    )
}
