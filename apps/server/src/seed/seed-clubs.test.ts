import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { clubEvents, clubMembers, clubRequests, clubs } from '../db/schema.ts'
import { testDatabase } from '../testing/test-database.ts'
import { seedClubs } from './seed-clubs.ts'
import { seedExamples } from './seed-examples.ts'

const database = testDatabase()

it('makes one club of each kind, with members and something to come, once', async () => {
  const db = database()
  await seedExamples(db, { players: 60, games: 0 }, () => {})
  const at = new Date('2026-11-28T12:00:00Z')
  const made: string[] = []
  await seedClubs(db, at, (text) => made.push(text))
  await seedClubs(db, at, (text) => made.push(text))
  expect(made).toEqual(['3 clubs', '0 clubs'])
  const all = await db.select().from(clubs)
  expect(
    all.map(({ membership, restrictions }) => [membership, restrictions.titles.length > 0]),
  ).toEqual([
    ['open', false],
    ['by-request', false],
    ['by-request', true],
  ])
  for (const { id, memberCount } of all) {
    // oxlint-disable-next-line no-await-in-loop -- few
    expect(await db.$count(clubMembers, eq(clubMembers.clubId, id))).toBe(memberCount)
    // oxlint-disable-next-line no-await-in-loop -- few
    expect(await db.$count(clubEvents, eq(clubEvents.clubId, id))).toBe(1)
  }
  expect(await db.$count(clubRequests)).toBe(5)
})
