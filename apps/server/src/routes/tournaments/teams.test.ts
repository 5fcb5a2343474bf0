import { contract } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { boardsOf } from '../../domain/tournaments/run-state.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const second = 1_000
const { signup, leave, teams } = contract.tournaments

async function open(
  facts: Parameters<ReturnType<typeof tournamentWorld>['addTournament']>[0] = {},
) {
  const world = tournamentWorld(database())
  const id = await world.addTournament({
    name: 'Team swiss',
    rounds: 2,
    isTeam: true,
    rules: { teamSize: 2 },
    ...facts,
  })
  const params = { id }
  const join = async (team: object) => {
    const member = await world.addMember()
    await world.call(member, signup, { params, body: { team } })
    return member
  }
  const list = async (query = '') => world.call(null, teams.list, { params, query })
  return { world, id, params, join, list }
}

describe('a team tournament', () => {
  it('is joined in a team: by its name, which is made once, or by its id, until it is full', async () => {
    const { world, params, join, list } = await open()
    const member = await world.addMember()
    expect((await world.refusal(member, signup, { params })).code).toBe('bad_request')
    const one = await join({ name: 'Steppe Knights' })
    const [team] = (await list()).data
    expect(team).toMatchObject({ name: 'Steppe Knights', players: 1, points: 0, place: 1 })
    await join({ name: ' steppe knights ' })
    const full = { params, body: { team: { id: team?.id ?? '' } } }
    expect((await world.refusal(member, signup, full)).code).toBe('too_many_players')
    await world.call(one, leave, { params })
    await world.call(member, signup, full)
    const unknown = { params, body: { team: { id: '999999' } } }
    const other = await world.addMember()
    expect((await world.refusal(other, signup, unknown)).code).toBe('not_found')
    await join({ name: 'Rooks' })
    expect(await list()).toMatchObject({ count: 2, data: [{ players: 2 }, { players: 1 }] })
  })

  it('pairs no team mates as long as there are others, and sums what their players score', async () => {
    const { world, id, params, join, list } = await open()
    const members = [
      await join({ name: 'Whites' }),
      await join({ name: 'Whites' }),
      await join({ name: 'Blacks' }),
      await join({ name: 'Blacks' }),
    ]
    await world.start()
    await world.pass(70 * second)
    const state = await world.state(id)
    const teamOf = new Map(state.entries.map((entry) => [entry.id, entry.team]))
    const whites = state.entries.find(({ playerId }) => playerId === members[0])
    for (const board of boardsOf(state, 1)) {
      expect(teamOf.get(board.white)).not.toBe(teamOf.get(board.black))
      const isWhite = teamOf.get(board.white) === whites?.team
      // oxlint-disable-next-line no-await-in-loop -- one game after the other
      await world.play(state, board, isWhite ? 'white' : 'black')
    }
    await world.pass(second)
    const { data } = await list(`?player_id=${whites?.uid}`)
    expect(data).toMatchObject([
      { name: 'Whites', place: 1, points: 2, players: 2, is_own: true },
      { name: 'Blacks', place: 2, points: 0, is_own: false },
    ])
    const players = await world.call(null, teams.players, {
      params: { ...params, teamId: data[0]?.id ?? '' },
    })
    expect(players).toMatchObject({ count: 2, results: [{ points: 1 }, { points: 1 }] })
    const wrong = { params: { ...params, teamId: 999_999 } }
    expect((await world.refusal(null, teams.players, wrong)).code).toBe('not_found')
    await world.stop()
  })
})
