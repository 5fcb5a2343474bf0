import { count, desc, eq } from 'drizzle-orm'
import type { SupportMessages } from '../../domain/support/support-messages.ts'
import type { Database } from '../database.ts'
import { players, supportMessages } from '../schema.ts'

export function createSupportMessages(db: Database): SupportMessages {
  return {
    add: async (message, at) => {
      const [row] = await db
        .insert(supportMessages)
        .values({ ...message, createdAt: at })
        .returning({ id: supportMessages.id })
      if (!row) throw new Error('The message was not kept.')
      return row.id
    },
    list: async (limit, offset) => {
      const [total] = await db.select({ count: count() }).from(supportMessages)
      const rows = await db
        .select({ message: supportMessages, uid: players.uid, name: players.name })
        .from(supportMessages)
        .leftJoin(players, eq(players.id, supportMessages.playerId))
        .orderBy(desc(supportMessages.id))
        .limit(limit)
        .offset(offset)
      return {
        count: total?.count ?? 0,
        messages: rows.map(({ message, uid, name }) => ({
          id: message.id,
          at: message.createdAt,
          subject: message.subject,
          message: message.message,
          replyTo: message.replyTo,
          language: message.language,
          player: uid === null ? null : { uid, name: name ?? '' },
        })),
      }
    },
    remove: async (id) => {
      const gone = await db
        .delete(supportMessages)
        .where(eq(supportMessages.id, id))
        .returning({ id: supportMessages.id })
      return gone.length > 0
    },
  }
}
