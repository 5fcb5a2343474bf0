import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, not } from 'drizzle-orm'
import type { FideStore } from '../../domain/fide/fide-store.ts'
import type { Database } from '../database.ts'
import { writtenNotification } from '../accounts/notification-store.ts'
import { accounts, fideVerifications, notifications, proGrants } from '../schema.ts'

/** The reminder's name among campaigns: each member gets it once. */
const campaign = 'connect-fide'
const batch = 200
const type = 'CONNECT_FIDE_REMINDER'

/** Reminds members of Pro who have no FIDE ID and ask for none. */
export const remindIn =
  (db: Database): FideStore['remind'] =>
  async (texts, proBefore, at) => {
    const granted = db
      .select({ id: proGrants.id })
      .from(proGrants)
      .where(and(eq(proGrants.accountId, accounts.id), lte(proGrants.grantedAt, proBefore)))
    const open = db
      .select({ id: fideVerifications.id })
      .from(fideVerifications)
      .where(
        and(
          eq(fideVerifications.accountId, accounts.id),
          inArray(fideVerifications.status, ['draft', 'wait_for_approve']),
        ),
      )
    const reminded = db
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(eq(notifications.playerId, accounts.playerId), eq(notifications.campaign, campaign)),
      )
    const members = await db
      .select({ playerId: accounts.playerId, language: accounts.language })
      .from(accounts)
      .where(
        and(
          isNotNull(accounts.playerId),
          isNull(accounts.closedAt),
          isNull(accounts.fideId),
          eq(accounts.fideVerifiedStatus, 0),
          gt(accounts.proUntil, at),
          exists(granted),
          not(exists(open)),
          not(exists(reminded)),
        ),
      )
      .limit(batch)
    const values = members.flatMap(({ playerId, language }) =>
      playerId === null
        ? []
        : [
            {
              playerId,
              type,
              url: '/?popup=fide',
              campaign,
              createdAt: at,
              ...texts[language ?? 'en'],
            },
          ],
    )
    if (values.length === 0) return []
    const rows = await db.insert(notifications).values(values).onConflictDoNothing().returning()
    return rows.map((row) => ({
      playerId: row.playerId,
      notification: writtenNotification(row, type),
    }))
  }
