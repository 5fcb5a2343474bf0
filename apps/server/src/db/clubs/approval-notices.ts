import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Addressed } from '../../domain/accounts/notifications.ts'
import { approvedText } from '../../domain/clubs/notice-texts.ts'
import { writtenNotification } from '../accounts/notification-store.ts'
import type { Database } from '../database.ts'
import { accounts, clubs, notifications } from '../schema.ts'

const type = 'CLUB_REQUEST_APPROVED'

/** Writes to those who were let into a club that they were, each in the own language. */
export async function writeApprovals(
  tx: Database,
  clubId: number,
  playerIds: readonly number[],
  at: Date,
): Promise<readonly Addressed[]> {
  if (playerIds.length === 0) return []
  const readers = await tx
    .select({
      playerId: accounts.playerId,
      language: accounts.language,
      name: clubs.name,
      slug: clubs.slug,
    })
    .from(accounts)
    .innerJoin(clubs, eq(clubs.id, clubId))
    .where(and(inArray(accounts.playerId, [...playerIds]), isNull(accounts.closedAt)))
  const values = readers.flatMap(({ playerId, language, name, slug }) =>
    playerId === null
      ? []
      : [
          {
            playerId,
            type,
            title: approvedText[language ?? 'en'](name),
            url: `/community/${slug}`,
            createdAt: at,
          },
        ],
  )
  if (values.length === 0) return []
  const rows = await tx.insert(notifications).values(values).returning()
  return rows.map((row) => ({
    playerId: row.playerId,
    notification: writtenNotification(row, type),
  }))
}
