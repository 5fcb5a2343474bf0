import { contract } from '@kingside/api'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'
import { tournaments } from '../schema.ts'

const database = testDatabase()

it('a tournament that an earlier version stored is read with nothing in what was added since', async () => {
  const world = tournamentWorld(database())
  const id = await world.addTournament({ rounds: 3, about: { description: 'The first.' } })
  await database()
    .update(tournaments)
    .set({ about: sql`${tournaments.about} - 'schedule' - 'howToAttend'` })
    .where(eq(tournaments.id, id))
  const read = await world.call(null, contract.tournaments.get, { params: { id } })
  expect(read).toMatchObject({ description: 'The first.', schedule: [], how_to_attend: null })
})
