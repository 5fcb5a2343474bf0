import { contract } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { tournamentEntries } from '../schema.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type TournamentWorld, tournamentWorld } from '../../testing/tournament-world.ts'
import type { RunBoard } from '../../domain/tournaments/run-state.ts'

const database = testDatabase()
const second = 1_000

async function begin(count: number, facts: Parameters<TournamentWorld['addTournament']>[0] = {}) {
  const world = tournamentWorld(database())
  const players = await world.addPlayers(count)
  const id = await world.addTournament({
    name: 'Test Arena',
    kind: 'arena',
    system: 'arena',
    rounds: null,
    durationMinutes: 20,
    ...facts,
  })
  await world.enter(id, players, { readyAt: world.clock.now() })
  await world.start()
  await world.pass(60 * second)
  return { world, players, id }
}

const openBoards = async (world: TournamentWorld, id: number) =>
  (await world.state(id)).boards.filter(({ end }) => end === null)

async function play(
  world: TournamentWorld,
  id: number,
  board: RunBoard | undefined,
  winner: 'white' | 'black' | null,
) {
  if (!board) throw new Error('There is no such board.')
  await world.play(await world.state(id), board, winner)
}

const rows = async (world: TournamentWorld, id: number) =>
  (await world.call(null, contract.tournaments.standing.list, { params: { id } })).data

describe('an arena that runs by itself', () => {
  it('pairs neighbours at once, and who has played again without meeting twice in a row', async () => {
    const { world, id } = await begin(6)
    const first = await openBoards(world, id)
    expect(first).toHaveLength(3)
    for (const board of first) await play(world, id, board, 'white')
    await world.pass(second)
    expect(await openBoards(world, id)).toEqual([])
    const standing = await rows(world, id)
    expect(standing.map(({ points }) => points)).toEqual([2, 2, 2, 0, 0, 0])
    expect(standing[0]).toMatchObject({ streak: 1, is_on_fire: false, tb1: null, games: 1 })
    await world.pass(8 * second)
    const again = await openBoards(world, id)
    expect(again).toHaveLength(3)
    const pairs = (boards: readonly RunBoard[]) =>
      boards.map(({ white, black }) =>
        [white, black].toSorted((one, other) => one - other).join(' '),
      )
    expect(pairs(again).some((pair) => pairs(first).includes(pair))).toBe(false)
    expect(world.failures).toEqual([])
    await world.stop()
  })

  it('R94: counts what ends in time, nothing after, and ends with its clock', async () => {
    const { world, id } = await begin(4)
    const [first, last] = await openBoards(world, id)
    if (!last) throw new Error('Four players sit at two boards.')
    await play(world, id, first, 'black')
    await world.pass(2 * second)
    const before = await rows(world, id)
    // The other game goes on over the end.
    await world.come(await world.state(id), last, last.white)
    await world.come(await world.state(id), last, last.black)
    await world.endArena(id)
    await world.pass(5 * second)
    const { tournament, boards, rounds } = await world.state(id)
    expect(tournament.stage).toBe('completed')
    expect(rounds).toMatchObject([{ number: 1, stage: 'completed' }])
    expect(boards.find(({ table }) => table === last.table)?.end).toMatchObject({
      result: 'CANCELLED',
      decidedBy: 'system',
    })
    expect(await rows(world, id)).toEqual(before)
    await world.stop()
  })

  it('pairs nobody who is away, on a break, or has missed two games, and somebody who comes late', async () => {
    const { world, id, players } = await begin(4)
    const { pause, resume, signup } = contract.tournaments
    await Promise.all((await openBoards(world, id)).map((board) => play(world, id, board, 'white')))
    const [away] = players
    world.away.add(away ?? 0)
    await world.pass(10 * second)
    const seated = async () => {
      const { entries, boards } = await world.state(id)
      const open = new Set(
        boards.filter(({ end }) => !end).flatMap(({ white, black }) => [white, black]),
      )
      return entries.filter((entry) => open.has(entry.id)).map(({ playerId }) => playerId)
    }
    expect(await seated()).not.toContain(away)
    const [late, later] = [await world.addMember(), await world.addMember()]
    await world.call(late, signup, { params: { id } })
    await world.call(later, signup, { params: { id } })
    world.away.clear()
    await world.pass(10 * second)
    expect(await seated()).toEqual(expect.arrayContaining([away, late, later]))
    // Nobody comes: after two such games they are on a break.
    await world.pass(160 * second)
    const { entries } = await world.state(id)
    expect(entries.filter(({ status }) => status === 'on-hold').length).toBeGreaterThan(0)
    expect(world.own.some(({ news }) => news.type === 'ready.change' && !news.ready)).toBe(true)
    expect(await world.call(late, resume, { params: { id } })).toEqual({ ready_for_arena: true })
    expect(await world.call(late, pause, { params: { id } })).toEqual({ ready_for_arena: false })
    await world.stop()
  })

  it('lets the only two who are there meet again and again', async () => {
    const { world, id, players } = await begin(3)
    await world.pass(8 * second)
    const [board] = await openBoards(world, id)
    const state = await world.state(id)
    const seated = state.entries.filter(({ id: entry }) =>
      [board?.white, board?.black].includes(entry),
    )
    const third = players.find((player) => !seated.some(({ playerId }) => playerId === player))
    world.away.add(third ?? 0)
    await play(world, id, board, 'white')
    await world.pass(10 * second)
    const again = await openBoards(world, id)
    expect(again.map(({ white, black }) => [white, black].toSorted((a, b) => a - b))).toEqual([
      seated.map(({ id: entry }) => entry),
    ])
    await world.stop()
  })

  it('gives one point more for a win in berserk, and none for a loss', async () => {
    const { world, id } = await begin(2, { rules: { hasBerserk: true } })
    const [board] = await openBoards(world, id)
    const state = await world.state(id)
    const playerOf = (entry: number | undefined) =>
      state.entries.find((each) => each.id === entry)?.playerId ?? 0
    await world.rooms.command(board?.gameId ?? '', playerOf(board?.white), 'game.berserk')
    await world.rooms.command(board?.gameId ?? '', playerOf(board?.black), 'game.berserk')
    // Seven moves of White, of which the last is mate.
    await world.playLine(
      state,
      board,
      'e2e4 e7e5 a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 f1c4 d7d6 d1h5 h7h6 h5f7',
    )
    await world.pass(2 * second)
    expect((await rows(world, id)).map(({ points }) => points)).toEqual([3, 0])
    await world.stop()
  })

  it('R94: has the score of its games, also when a process died before it had counted them', async () => {
    const { world, id } = await begin(4)
    for (const board of await openBoards(world, id)) await play(world, id, board, 'white')
    await world.pass(2 * second)
    const counted = await rows(world, id)
    expect(counted.map(({ points }) => points)).toEqual([2, 2, 0, 0])
    await database().update(tournamentEntries).set({ points: 0, games: 0, streak: 0 })
    await world.replace('another')
    await world.pass(12 * second)
    expect(await rows(world, id)).toEqual(counted)
    await world.stop()
  })

  it('R96: gives the time back in which no server was there', async () => {
    const { world, id } = await begin(4)
    const { end } = (await world.state(id)).tournament
    await world.stop()
    world.clock.freeze(90 * second)
    await world.restart()
    const { tournament } = await world.state(id)
    const given = tournament.end.getTime() - end.getTime()
    expect(given).toBeGreaterThanOrEqual(89 * second)
    expect(given).toBeLessThanOrEqual(91 * second)
    await world.stop()
  })
})
