import { contract } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { countPeople, seedExamples } from './seed-examples.ts'
import { allExamples, seedTournaments } from './seed-tournaments.ts'
import { testDatabase } from '../testing/test-database.ts'
import { tournamentWorld } from '../testing/tournament-world.ts'

const database = testDatabase()
const now = new Date('2026-03-01T12:00:00Z')

describe('example tournaments', () => {
  it('are there in every state, played by the rules, once', async () => {
    const db = database()
    await seedExamples(db, { players: 40, games: 0 }, () => {})
    const few = {
      ...allExamples,
      completed: allExamples.completed.filter(({ kind }) => kind === 'armageddon'),
      canceled: allExamples.canceled.slice(0, 1),
    }
    await seedTournaments(db, few, now, () => {})
    await seedTournaments(db, few, now, () => {})
    expect(await countPeople(db)).toBe(0)
    const world = tournamentWorld(db, now)
    const { short, standing } = contract.tournaments
    const list = async (query: string) => (await world.call(null, short, { query })).results
    const upcoming = await list('?status=expected')
    expect(upcoming).toHaveLength(9)
    expect(new Set(upcoming.map(({ kind }) => kind)).size).toBe(5)
    expect(upcoming.filter(({ is_team }) => is_team)).toHaveLength(1)
    const over = await list('?status=completed')
    expect(over.map(({ name }) => name).toSorted()).toEqual([
      'Example Armageddon',
      'Example Swiss (cancelled)',
    ])
    const params = { id: 'example-armageddon' }
    const { data } = await world.call(null, standing.list, { params })
    expect(data.map(({ place }) => place)).toEqual([1, 2, 3, 4])
    const { link } = await world.call(null, contract.tournamentFiles.pgnResult, { params })
    expect(await (await world.page(link ?? '')).text()).toContain('[Event "Example Armageddon"]')
  }, 30_000)
})
