import { contract } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { boardsOf } from '../../domain/tournaments/run-state.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const second = 1_000

describe('R101: a tournament whose viewers see everything a minute late', () => {
  it('tells viewers of moves, results, standing, rounds and its end a minute later than players', async () => {
    const world = tournamentWorld(database())
    const id = await world.addTournament({
      name: 'Late for viewers',
      rounds: 2,
      rules: { viewerDelaySeconds: 60, pauseSeconds: 0 },
    })
    const player = await world.addMember()
    const params = { id }
    await world.call(player, contract.tournaments.signup, { params })
    await world.enter(id, await world.addPlayers(3))
    await world.start()
    await world.pass(70 * second)
    /** The statuses by which a list finds it. */
    const foundAs = async (by: number | null) => {
      const statuses = ['expected', 'goes', 'completed']
      const counts = await Promise.all(
        statuses.map(async (status) => {
          const query = `?status=${status}`
          return (await world.call(by, contract.tournaments.short, { query })).count
        }),
      )
      return statuses.filter((_, index) => counts[index] === 1)
    }
    /** What somebody can know now, in one line for each thing. */
    const known = async (by: number | null, round = '') => {
      const page = await world.call(by, contract.tournamentBoards.list, {
        query: `?tournament_id=${id}${round}`,
      })
      const rounds = await world.call(by, contract.tours.list, { query: `?tournament=${id}` })
      const standing = await world.call(by, contract.tournaments.standing.list, { params })
      const { status } = await world.call(by, contract.tournaments.get, { params })
      return {
        status,
        isFoundAs: await foundAs(by),
        rounds: rounds.map(({ number, status: stage }) => `${number} ${stage}`),
        results: page.results.map(({ result }) => result),
        moves: page.results.map(({ moves }) => moves.split(' ').filter(Boolean).length),
        points: standing.data.map(({ points }) => points),
      }
    }
    const state = await world.state(id)
    for (const board of boardsOf(state, 1)) {
      // oxlint-disable-next-line no-await-in-loop -- one game after the other
      await world.play(state, board, 'black')
    }
    await world.pass(3 * second)
    expect(await known(player)).toMatchObject({
      rounds: ['1 completed', '2 expected'],
      points: [1, 1, 0, 0],
    })
    expect(await known(null)).toEqual({
      status: 'goes',
      isFoundAs: ['goes'],
      rounds: [],
      results: [],
      moves: [],
      points: [],
    })
    const early = world.followed.length
    const first = `&tour_id=${id}-1`
    const refused = await world.refusal(null, contract.tournamentBoards.list, {
      query: `?tournament_id=${id}${first}`,
    })
    expect(refused).toEqual({ status: 404, code: 'not_found' })
    await world.pass(59 * second)
    expect(world.followed.length).toBeGreaterThan(early)
    expect(await known(null, first)).toMatchObject({
      results: ['BLACK_WIN', 'BLACK_WIN'],
      moves: [4, 4],
      points: [1, 1, 0, 0],
    })
    // The second round was paired a minute ago, and nobody comes to it.
    await world.pass(20 * second)
    expect((await world.state(id)).tournament.stage).toBe('completed')
    expect(await known(player)).toMatchObject({
      status: 'completed',
      isFoundAs: ['completed'],
    })
    expect(await known(null)).toMatchObject({ status: 'goes', isFoundAs: ['goes'] })
    await world.pass(61 * second)
    expect(await known(null)).toMatchObject({ status: 'completed' })
    expect(await known(null)).toEqual(await known(player))
    await world.stop()
  })
})
