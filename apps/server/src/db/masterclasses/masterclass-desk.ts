import { eq, like } from 'drizzle-orm'
import { addressWords } from '../../domain/address-words.ts'
import type { Masterclass, MasterclassDesk } from '../../domain/masterclasses/masterclass.ts'
import { versionOf } from '../../domain/masterclasses/version.ts'
import type { Database } from '../database.ts'
import { writeAct } from '../operation/operator-acts.ts'
import { masterclasses, masterclassReminders } from '../schema.ts'

/** What operators do with masterclasses. */
export const createMasterclassDesk = (db: Database): MasterclassDesk => ({
  add: (values, operator, at) =>
    db.transaction(async (tx) => {
      const [added] = await tx
        .insert(masterclasses)
        .values({ ...values, slug: await freeSlug(tx, values.title) })
        .returning()
      if (!added) throw new Error('The database gave no row back.')
      await note(tx, 'add-masterclass', { masterclass: added, operator, at })
      return added
    }),
  change: (id, version, values, operator, at) =>
    db.transaction(async (tx) => {
      const { status, startsAt } = values
      const [before] = await tx
        .select()
        .from(masterclasses)
        .where(eq(masterclasses.id, id))
        .for('update')
      if (!before) return 'missing'
      if (versionOf(before) !== version) return 'changed'
      const [after] = await tx
        .update(masterclasses)
        .set(values)
        .where(eq(masterclasses.id, id))
        .returning()
      if (!after) return 'missing'
      if (status === 'upcoming' && startsAt > before.startsAt && startsAt > at) {
        await tx
          .update(masterclassReminders)
          .set({ takenAt: null })
          .where(eq(masterclassReminders.masterclassId, id))
      }
      await note(tx, 'change-masterclass', { masterclass: after, operator, at })
      return after
    }),
  remove: (id, operator, at) =>
    db.transaction(async (tx) => {
      const [removed] = await tx.delete(masterclasses).where(eq(masterclasses.id, id)).returning()
      if (!removed) return false
      await note(tx, 'remove-masterclass', { masterclass: removed, operator, at })
      return true
    }),
})

interface Noted {
  readonly masterclass: Masterclass
  readonly operator: string
  readonly at: Date
}

const note = (
  tx: Database,
  action: 'add-masterclass' | 'change-masterclass' | 'remove-masterclass',
  { masterclass: { id, title, status, startsAt }, operator, at }: Noted,
) =>
  writeAct(
    tx,
    {
      operator,
      action,
      subject: String(id),
      reason: '',
      details: { title, status, starts: startsAt.toISOString() },
    },
    at,
  )

/** The title in the letters of an address, with a number where another one has it. */
async function freeSlug(tx: Database, title: string): Promise<string> {
  const plain = addressWords(title) || 'masterclass'
  const rows = await tx
    .select({ slug: masterclasses.slug })
    .from(masterclasses)
    .where(like(masterclasses.slug, `${plain}%`))
  const taken = new Set(rows.map(({ slug }) => slug))
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? plain : `${plain}-${count}`
    if (!taken.has(slug)) return slug
  }
}
