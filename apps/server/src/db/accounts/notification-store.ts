import { type Notification, type NotificationType, notificationTypes } from '@kingside/api'
import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { NotificationStore } from '../../domain/accounts/notifications.ts'
import type { Database } from '../database.ts'
import { writeAct } from '../operation/operator-acts.ts'
import { accounts, notifications } from '../schema.ts'

export function createNotificationStore(db: Database): NotificationStore {
  const own = (playerId: number, id: number) =>
    and(eq(notifications.playerId, playerId), eq(notifications.id, id))
  return {
    add: (notification, at, act) => {
      const add = async (to: Database) => {
        const [row] = await to
          .insert(notifications)
          .values({ ...notification, createdAt: at })
          .returning()
        if (!row) throw new Error('The notification was not kept.')
        if (act) await writeAct(to, act, at)
        return writtenNotification(row, notification.type)
      }
      return act ? db.transaction(add) : add(db)
    },
    addToMembers: async ({ name, type, texts, url }, at, { after, limit }, act) => {
      const members = await db
        .select({
          accountId: accounts.id,
          playerId: accounts.playerId,
          language: accounts.language,
        })
        .from(accounts)
        .where(
          and(gt(accounts.id, after), isNotNull(accounts.activatedAt), isNull(accounts.closedAt)),
        )
        .orderBy(asc(accounts.id))
        .limit(limit)
      const values = members.flatMap(({ playerId, language }) => {
        if (playerId === null) return []
        const { title, description = null } = texts[language ?? 'en']
        return [{ playerId, type, title, description, url, campaign: name, createdAt: at }]
      })
      const rows =
        values.length === 0
          ? []
          : await db.transaction(async (tx) => {
              const inserted = await tx
                .insert(notifications)
                .values(values)
                .onConflictDoNothing()
                .returning()
              if (act && after === 0) await writeAct(tx, act, at)
              return inserted
            })
      const next = members.length < limit ? null : (members.at(-1)?.accountId ?? null)
      const added = rows.map((row) => ({
        playerId: row.playerId,
        notification: writtenNotification(row, type),
      }))
      return { added, next }
    },
    list: async (playerId, limit) => {
      const rows = await db
        .select()
        .from(notifications)
        .where(eq(notifications.playerId, playerId))
        .orderBy(desc(notifications.id))
        .limit(limit)
      return rows.flatMap(notificationOf)
    },
    find: async (playerId, id) => {
      const rows = await db.select().from(notifications).where(own(playerId, id))
      return rows.flatMap(notificationOf)[0] ?? null
    },
    markRead: async (playerId, id, at) => {
      const found = await db
        .select({ id: notifications.id })
        .from(notifications)
        .where(own(playerId, id))
      await db
        .update(notifications)
        .set({ readAt: at })
        .where(and(own(playerId, id), isNull(notifications.readAt)))
      return found.length > 0
    },
  }
}

type Row = typeof notifications.$inferSelect

/** None for a type that this version does not know. */
function notificationOf(row: Row): readonly Notification[] {
  const type = notificationTypes.find((known) => known === row.type)
  return type ? [writtenNotification(row, type)] : []
}

export const writtenNotification = (
  { id, title, description, url, object, createdAt, readAt }: Row,
  type: NotificationType,
): Notification => ({
  id: String(id),
  notification_type: type,
  title,
  description,
  url,
  notification_object: object,
  created_at: createdAt.toISOString(),
  is_read: readAt !== null,
})
