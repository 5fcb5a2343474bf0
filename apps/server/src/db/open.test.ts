import { timeControlFacts } from '@kingside/api'
import { tournamentTimeControlFacts } from '@kingside/api/facts'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { timeControls, visitors } from './schema.ts'
import { seed } from './seed.ts'
import { createTimeControlStore } from './time-control-store.ts'
import { createVisitorStore } from './visitor-store.ts'

const database = testDatabase()

it('seeds the time controls', async () => {
  const rows = await database().select().from(timeControls).orderBy(timeControls.id)
  const all = [...timeControlFacts, ...tournamentTimeControlFacts]
  expect(rows).toEqual(all.toSorted((one, other) => one.id - other.id))
})

it('seeds again without doubling, brings old rows up to date and leaves visitors alone', async () => {
  const db = database()
  const at = new Date()
  await createVisitorStore(db).create({ uid: 'u', playerUid: 'p' }, at)
  await db
    .update(timeControls)
    .set({ name: 'old', boardType: 'daily' })
    .where(eq(timeControls.id, 9))
  await seed(db)
  expect(await createTimeControlStore(db).list()).toHaveLength(timeControlFacts.length)
  expect(await db.select().from(timeControls).where(eq(timeControls.id, 9))).toEqual([
    timeControlFacts.find(({ id }) => id === 9),
  ])
  expect(await db.$count(visitors)).toBe(1)
})
