import { count, desc, eq } from 'drizzle-orm'
import type { SupportMessages } from '../../domain/support/support-messages.ts'
import type { Database } from '../database.ts'
import { writeAct } from '../operation/operator-acts.ts'
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
    list: async (limit, offset, language) => {
      const fits = language === undefined ? undefined : eq(supportMessages.language, language)
      const [total] = await db.select({ count: count() }).from(supportMessages).where(fits)
      const rows = await db
        .select({ message: supportMessages, uid: players.uid, name: players.name })
        .from(supportMessages)
        .leftJoin(players, eq(players.id, supportMessages.playerId))
        .where(fits)
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
    remove: (id, at, act) =>
      db.transaction(async (tx) => {
        const gone = await tx
          .delete(supportMessages)
          .where(eq(supportMessages.id, id))
          .returning({ id: supportMessages.id })
        if (gone.length > 0) await writeAct(tx, act, at)
        return gone.length > 0
      }),
  }
}
