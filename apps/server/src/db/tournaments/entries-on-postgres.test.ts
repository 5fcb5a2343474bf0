import { contract } from '@kingside/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  postgresPrograms,
  type RealPostgres,
  sayWithoutPostgres,
  startRealPostgres,
} from '../../testing/real-postgres.ts'
import { type TournamentWorld, tournamentWorld } from '../../testing/tournament-world.ts'
import type { OpenDatabase } from '../open.ts'
import { openPostgres } from '../open-postgres.ts'

const programs = postgresPrograms()
if (programs === null) sayWithoutPostgres()
const { signup } = contract.tournaments

/** In the embedded database one transaction is after the other anyway. */
describe.skipIf(programs === null)('joining on a Postgres, where many do at once', () => {
  let postgres: RealPostgres
  let database: OpenDatabase
  let world: TournamentWorld
  beforeAll(async () => {
    postgres = await startRealPostgres(programs ?? '')
    database = await openPostgres({ url: postgres.createDatabase(), log: { error: () => {} } })
    world = tournamentWorld(database.db)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    postgres.stop()
  })

  const members = (count: number) =>
    Promise.all(Array.from({ length: count }, () => world.addMember()))
  /** How many of these were let in. */
  const letIn = async (asked: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length

  it('gives each of three seats once', async () => {
    const id = await world.addTournament({ name: 'Three seats', maxParticipants: 3 })
    const crowd = await members(40)
    const asked = crowd.map((member) => world.call(member, signup, { params: { id } }))
    expect(await letIn(asked)).toBe(3)
    const found = await world.call(null, contract.tournaments.get, { params: { id } })
    expect(found.signed_up_amount).toBe(3)
  })

  it('lets nobody into two tournaments of one time', async () => {
    const ids = [
      await world.addTournament({ name: 'This evening' }),
      await world.addTournament({ name: 'This evening too' }),
    ]
    const counts = await Promise.all(
      (await members(20)).map((member) =>
        letIn(ids.map((id) => world.call(member, signup, { params: { id } }))),
      ),
    )
    expect(new Set(counts)).toEqual(new Set([1]))
  })
})
