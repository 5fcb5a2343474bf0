import { desc, lt } from 'drizzle-orm'
import type { Mailer } from '../../domain/mail/mailer.ts'
import type { Database } from '../database.ts'
import { sandboxMails } from '../schema.ts'

/** How many mails are kept. */
const kept = 200

export interface SandboxMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly sentAt: Date
}

/** Keeps mails instead of sending them. */
export interface SandboxMailbox extends Mailer {
  /** The newest first. */
  readonly list: () => Promise<readonly SandboxMail[]>
}

export function createSandboxMailbox(db: Database, now: () => Date): SandboxMailbox {
  return {
    send: async ({ to, subject, text }) => {
      const [mail] = await db
        .insert(sandboxMails)
        .values({ to, subject, body: text, sentAt: now() })
        .returning({ id: sandboxMails.id })
      if (mail) await db.delete(sandboxMails).where(lt(sandboxMails.id, mail.id - kept))
    },
    list: () => db.select().from(sandboxMails).orderBy(desc(sandboxMails.id)).limit(kept),
  }
}
