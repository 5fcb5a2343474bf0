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

  it('keeps each of two seats for one who pays, for half an hour, and gives it back', async () => {
    const paid = { maxParticipants: 2, entryFeeCents: 500 }
    const start = new Date(world.clock.now().getTime() + 7_200_000)
    const id = await world.addTournament({ name: 'Two paid seats', start, ...paid })
    const source = { id, delayMs: 0 }
    const crowd = await members(12)
    const asked = await Promise.all(crowd.map((member) => world.entries.reserve(source, member)))
    const outcomes = asked.map((each) => (each.kind === 'held' ? 'held' : each.code))
    expect(outcomes.filter((each) => each === 'held')).toHaveLength(2)
    expect(outcomes.filter((each) => each === 'too_many_players')).toHaveLength(10)
    const seats = async () =>
      (await world.call(null, contract.tournaments.get, { params: { id } })).signed_up_amount
    expect(await seats()).toBe(2)
    const holder = crowd[outcomes.indexOf('held')] ?? 0
    const waiting = crowd[outcomes.indexOf('too_many_players')] ?? 0
    expect(await world.entries.reserve(source, holder)).toMatchObject({ kind: 'held' })
    await world.entries.release(source, holder)
    expect(await seats()).toBe(1)
    expect(await world.entries.reserve(source, waiting)).toMatchObject({ kind: 'held' })
    expect(await world.entries.reserve(source, holder)).toMatchObject({ code: 'too_many_players' })
    world.clock.pass(31 * 60_000)
    expect(await seats()).toBe(0)
    const free = await world.addTournament({ name: 'Nothing to pay', start })
    expect(await world.entries.reserve({ id: free, delayMs: 0 }, holder)).toEqual({
      kind: 'refused',
      code: 'nothing_to_pay',
    })
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
