import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { games, players, tournamentStaff } from '../../db/schema.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { TestSocket } from '../../testing/test-rooms.ts'
import { type TournamentWorld, tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const second = 1_000

/** A broadcast with an organiser and a token. */
async function broadcast(facts: Parameters<TournamentWorld['addTournament']>[0] = {}) {
  const world = tournamentWorld(database())
  const id = await world.addTournament({
    name: 'Example Open',
    mode: 'offline',
    running: 'manual',
    isBroadcast: true,
    rounds: 2,
    ...facts,
  })
  const organiser = await world.addMember()
  await world.db
    .insert(tournamentStaff)
    .values({ tournamentId: id, playerId: organiser, role: 'organiser' })
  const params = { id }
  const { token } = await world.call(organiser, contract.tournaments.relay.token.renew, { params })
  const boards = async (by: number | null = null) =>
    (await world.call(by, contract.tournamentBoards.list, { query: `?tournament_id=${id}` }))
      .results
  const standing = async () =>
    (await world.call(null, contract.tournaments.standing.list, { params })).data.map(
      ({ player, points }) => `${player.name} ${points}`,
    )
  return { world, id, organiser, token, params, boards, standing }
}

const game = (place: string, [white, black]: readonly [string, string], moves: string): string =>
  `[Event "Example Open"]\n[Round "${place}"]\n[White "${white}"]\n[Black "${black}"]\n[WhiteElo "2500"]\n\n${moves}\n\n`

const annBo = ['Ann Example', 'Bo Example'] as const

it('what is pushed is shown to the viewers of its board, and what comes again changes nothing', async () => {
  const { world, id, token, boards, standing } = await broadcast()
  const one = game('1.1', annBo, '1. e4 {[%clk 1:29:50]} e5 {[%clk 1:29:40]} *')
  expect(await world.push(id, token, one)).toEqual({
    status: 200,
    answer: { games: 1, changed: 1 },
  })
  const [board] = await boards()
  expect(board).toMatchObject({
    table: 1,
    status: 'goes',
    moves: 'e2e4 e7e5',
    white_player: { name: 'Ann Example', rating: 2500 },
    white_ms_left: 5_390_000,
    black_ms_left: 5_380_000,
  })
  const viewer = new TestSocket(world.rooms, board?.board_id ?? '')
  await viewer.join(null)
  expect(await world.push(id, token, one)).toMatchObject({ answer: { changed: 0 } })
  expect(viewer.events).toHaveLength(0)

  await world.push(id, token, game('1.1', annBo, '1. e4 e5 2. Nf3 {[%clk 1:29:00]} *'))
  expect(viewer.events.map(({ type }) => type)).toEqual(['MOVED'])
  await world.push(id, token, game('1.1', annBo, '1. e4 c5 2. Nf3 1-0'))
  expect(viewer.events.map(({ type }) => type).slice(1)).toEqual([
    'MOVES_CHANGED',
    'MOVED',
    'MOVED',
    'STATUS_CHANGED',
    'PHASE_CHANGED',
  ])
  expect(await boards()).toMatchObject([
    { status: 'completed', result: 'WHITE_WIN', moves: 'e2e4 c7c5 g1f3' },
  ])
  expect(await standing()).toEqual(['Ann Example 1', 'Bo Example 0'])

  // A result that was wrong.
  await world.push(id, token, game('1.1', annBo, '1. e4 c5 2. Nf3 1/2-1/2'))
  expect(await standing()).toEqual(['Ann Example 0.5', 'Bo Example 0.5'])
  expect(await boards()).toMatchObject([{ result: 'DRAW' }])
  const [stored] = await world.db
    .select()
    .from(games)
    .where(eq(games.uid, board?.board_id ?? ''))
  expect(stored).toMatchObject({ ratingType: 'non-rated', result: 'DRAW', reason: 'relayed' })
})

it('of a PGN with a mistake in any game nothing is shown', async () => {
  const { world, id, token, boards } = await broadcast()
  const known = () => world.db.$count(players, eq(players.kind, 'relayed'))
  const before = await known()
  const good = game('1.1', annBo, '1. e4 *')
  const bad = game('1.2', ['Cy Example', 'Di Example'], '1. e4 e5\n2. Qh6 *')
  expect(await world.push(id, token, good + bad)).toMatchObject({
    status: 400,
    answer: { code: 'pgn_unreadable', detail: expect.stringMatching(/^Line 16: move 2\./) },
  })
  expect(await boards()).toEqual([])
  await world.push(id, token, good)
  const taken = game('1.1', ['Cy Example', 'Di Example'], '1. e4 *')
  expect(await world.push(id, token, game('1.3', ['Ed', 'Flo'], '*') + taken)).toMatchObject({
    status: 400,
    answer: {
      detail: expect.stringContaining('round 1, board 1 is Ann Example – Bo Example already'),
    },
  })
  expect(await boards()).toHaveLength(1)
  expect((await known()) - before).toBe(2)
})

it('rounds follow the games, and the organiser ends the tournament when all have results', async () => {
  const { world, id, token, params, organiser, standing } = await broadcast()
  const finish = () => world.call(organiser, contract.tournaments.run.finish, { params })
  const rounds = async () =>
    (await world.call(null, contract.tours.list, { query: `?tournament=${id}` })).map(
      ({ number, status }) => `${number} ${status}`,
    )
  await world.push(id, token, game('1', annBo, '*'))
  expect(await rounds()).toEqual(['1 expected'])
  await world.push(id, token, game('1', annBo, '1. d4 0-1'))
  await world.push(id, token, game('2', ['Bo Example', 'Ann Example'], '1. d4 *'))
  expect(await rounds()).toEqual(['1 completed', '2 goes'])
  await expect(finish()).rejects.toThrow('round_unfinished')
  await world.push(id, token, game('2', ['Bo Example', 'Ann Example'], '1. d4 1/2-1/2'))
  expect((await finish()).tournament.status).toBe('completed')
  expect(await rounds()).toEqual(['1 completed', '2 completed'])
  expect(await standing()).toEqual(['Bo Example 1.5', 'Ann Example 0.5'])
  expect(await world.push(id, token, game('2', annBo, '*'))).toMatchObject({ status: 409 })

  await world.call(null, contract.tournamentFiles.pgnResult, { params })
  await world.doJobs()
  const { link } = await world.call(null, contract.tournamentFiles.pgnResult, { params })
  const pgn = await (await world.page(link ?? '')).text()
  expect(pgn).toContain('[White "Ann Example"]')
  expect(pgn).toContain('[Round "2.1"]')
  // The PGN had no clocks.
  expect(pgn).toContain('1. d4 0-1')
})

it('only who runs the tournament makes its token, which is shown once and ends when there is another', async () => {
  const { world, id, organiser, token, params } = await broadcast()
  const calls = contract.tournaments.relay.token
  const stranger = await world.addMember()
  expect(await world.refusal(stranger, calls.renew, { params })).toMatchObject({ status: 403 })
  expect(await world.refusal(null, calls.renew, { params })).toMatchObject({ status: 401 })
  expect(JSON.stringify(await world.call(organiser, calls.get, { params }))).not.toContain(token)
  const renewed = await world.call(organiser, calls.renew, { params })
  const pgn = game('1.1', annBo, '*')
  expect(await world.push(id, token, pgn)).toMatchObject({ status: 401 })
  expect(await world.push(id, renewed.token, pgn)).toMatchObject({ status: 200 })
  await world.call(organiser, calls.drop, { params })
  expect(await world.push(id, renewed.token, pgn)).toMatchObject({ status: 401 })

  const swiss = await world.addTournament()
  await world.db
    .insert(tournamentStaff)
    .values({ tournamentId: swiss, playerId: organiser, role: 'organiser' })
  expect(await world.refusal(organiser, calls.renew, { params: { id: swiss } })).toEqual({
    status: 409,
    code: 'relay_not_possible',
  })
})

it('S-75 viewers of a late broadcast see moves and results late, also who has signed up for it', async () => {
  const { world, id, token, boards, standing } = await broadcast({
    rules: { viewerDelaySeconds: 60 },
  })
  const guest = await world.addMember()
  await world.enter(id, [guest])
  await world.push(id, token, game('1.1', annBo, '1. e4 e5 *'))
  await world.pass(61 * second)
  await world.push(id, token, game('1.1', annBo, '1. e4 e5 2. Nf3 1-0'))
  for (const by of [null, guest]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await boards(by)).toMatchObject([{ status: 'goes', moves: 'e2e4 e7e5', result: null }])
  }
  const [board] = await boards()
  const viewer = new TestSocket(world.rooms, board?.board_id ?? '')
  await viewer.join(guest)
  expect(viewer.plies).toBe(2)
  expect(await standing()).toContain('Ann Example 0')
  await world.pass(61 * second)
  expect(await boards()).toMatchObject([{ status: 'completed', result: 'WHITE_WIN' }])
  expect(viewer.plies).toBe(3)
  expect(await standing()).toContain('Ann Example 1')
})

it('S-57 a PGN is text: addresses in it are asked for nothing, and more than 1 MB is refused', async () => {
  const { world, id, token } = await broadcast()
  const pgn = `[Site "http://169.254.169.254/"]\n${game('1.1', annBo, '1. e4 {see http://localhost:1/} *')}`
  expect(await world.push(id, token, pgn)).toMatchObject({ status: 200 })
  expect(await world.push(id, token, `{${'x'.repeat(1_000_000)}}`)).toMatchObject({
    status: 413,
    answer: { code: 'too_large' },
  })
})
