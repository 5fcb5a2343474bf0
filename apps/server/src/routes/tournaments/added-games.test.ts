import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eraseRows } from '../../db/own-data/personal-tables.ts'
import { accounts, players, tournamentStaff } from '../../db/schema.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const { run } = contract.tournaments
const minute = 60_000

/** The first round of an over-the-board tournament of four, with both boards open. */
async function firstRound() {
  const world = tournamentWorld(database())
  const arbiter = await world.addMember()
  const id = await world.addTournament({
    mode: 'offline',
    running: 'manual',
    ratingType: 'non-rated',
    rounds: 2,
    start: new Date(world.clock.now().getTime() + 5 * minute),
  })
  await database()
    .insert(tournamentStaff)
    .values({ tournamentId: id, playerId: arbiter, role: 'organiser' })
  const members = [
    await world.addMember(),
    await world.addMember(),
    await world.addMember(),
    await world.addMember(),
  ]
  await world.enter(id, members)
  await world.start()
  const params = { id }
  const ofRound = { params: { id, round: 1 } }
  await world.call(arbiter, run.start, { params })
  await world.call(arbiter, run.pair, ofRound)
  await world.call(arbiter, run.startRound, ofRound)
  const pairing = () => world.call(arbiter, run.pairing.get, ofRound)
  const { boards } = await pairing()
  const names = boards.map(({ white, black }) => [white.player.name, black.player.name] as const)
  const add = (pgn: string) => world.call(arbiter, run.games, { params, body: pgn })
  const refused = async (pgn: string) => {
    const response = await world.ask(run.games, { params, body: pgn }, arbiter)
    const { code, detail }: { code?: unknown; detail?: unknown } = Object(await response.json())
    return { status: response.status, code, detail }
  }
  const shown = async () =>
    (await world.call(null, contract.tournamentBoards.list, { query: `?tournament_id=${id}` }))
      .results
  return { world, arbiter, id, params, names, pairing, add, refused, shown }
}

type Names = readonly [string, string] | undefined

const game = (round: string, names: Names, moves: string): string =>
  `[Event "Cup"]\n[Round "${round}"]\n[White "${names?.[0]}"]\n[Black "${names?.[1]}"]\n\n${moves}\n\n`

describe('games that are added to a tournament over the board', () => {
  it('stand at their boards, give open ones their results, and can be corrected', async () => {
    const { world, arbiter, params, names, pairing, add, shown } = await firstRound()
    const { id } = params
    await world.call(arbiter, run.result, {
      params: { id, round: 1, table: 1 },
      body: { result: '1-0' },
    })
    const pgn =
      game('1.1', names[0], '1. e4 e5 2. Qh5 Nc6 1-0') + game('1', names[1], '1. d4 1/2-1/2')
    expect(await add(pgn)).toEqual({ games: 2, results: 1, without_moves: 0 })
    expect((await pairing()).boards.map(({ result }) => result)).toEqual(['1-0', '1/2-1/2'])
    expect(await shown()).toMatchObject([
      { moves: 'e2e4 e7e5 d1h5 b8c6', status: 'completed', result: 'WHITE_WIN' },
      { moves: 'd2d4', status: 'completed', result: 'DRAW' },
    ])
    expect((await world.call(arbiter, run.audit, { params })).results[0]).toMatchObject({
      what: 'run.games',
      after: '2',
    })

    expect(await add(pgn)).toEqual({ games: 2, results: 0, without_moves: 0 })
    await add(game('1.1', names[0], '1. e4 c5 1-0'))
    expect(await shown()).toMatchObject([{ moves: 'e2e4 c7c5' }, { moves: 'd2d4' }])
  })

  it('know their players by real names in any order and script, and by FIDE ID', async () => {
    const { arbiter, world, params, add, pairing } = await firstRound()
    const { boards } = await pairing()
    const rename = async (
      uid: string | undefined,
      facts: Partial<typeof accounts.$inferInsert>,
    ) => {
      const [player] = await database()
        .select()
        .from(players)
        .where(eq(players.uid, uid ?? ''))
      await database()
        .update(accounts)
        .set(facts)
        .where(eq(accounts.playerId, player?.id ?? 0))
    }
    const [board] = boards
    await rename(board?.white.player.player_uid, { firstName: 'Мадина', lastName: 'Сейітқали' })
    await rename(board?.black.player.player_uid, { fideId: 13_700_001 })
    const pgn =
      `[Round "1"]\n[White "Seiitqali, Madina"]\n[Black "A Spelling Of Its Own"]\n` +
      `[BlackFideId "13700001"]\n\n1. e4 1-0\n`
    expect(await add(pgn)).toMatchObject({ games: 1, results: 1 })
    expect(
      (await world.call(arbiter, run.pairing.get, { params: { ...params, round: 1 } })).boards,
    ).toMatchObject([{ result: '1-0' }, { result: null }])
  })

  it('are all refused for one mistake, which says where it is and how to mend it', async () => {
    const { arbiter, world, params, names, refused, shown, pairing } = await firstRound()
    const good = game('1.1', names[0], '1. e4 1-0')
    const [white = '', black = ''] = names[1] ?? []
    const wrong: readonly (readonly [string, string])[] = [
      [game('2', names[1], '1. d4 1-0'), 'round 2 is not paired'],
      [game('1.9', names[1], '1. d4 1-0'), 'round 1 has no board 9, only 1 to 2'],
      [
        game('1.2', [black, white], '1. d4 1-0'),
        `sit ${white} – ${black}, not ${black} – ${white}`,
      ],
      [game('1', [white, 'Nobody'], '1. d4 1-0'), `no board of round 1 is ${white} – Nobody`],
      [game('1.2', names[1], '1. d4 *'), 'board 2 has no result'],
      [game('1.2', names[1], '1. d4 d5 2. Ke3 1-0'), 'move 2. can’t be played'],
    ]
    for (const [pgn, why] of wrong) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await refused(good + pgn)
      expect(answer).toMatchObject({ status: 400, code: 'pgn_unreadable' })
      expect(String(answer.detail).replaceAll("'", '’')).toContain(why)
      expect(String(answer.detail)).toMatch(/^Line (8|13):/)
    }
    expect((await pairing()).boards.map(({ result }) => result)).toEqual([null, null])
    expect((await shown()).map(({ moves }) => moves)).toEqual([])
    await world.call(arbiter, run.result, {
      params: { ...params, round: 1, table: 1 },
      body: { result: '0-1' },
    })
    expect((await refused(good)).detail).toContain('is 0-1 here, and 1-0 in the game')
    expect(await refused('x'.repeat(5_000_001))).toMatchObject({ status: 413 })
  })

  it('come after the end too, and are in the tournament’s PGN then, without the names of those who leave', async () => {
    const { world, arbiter, params, names, add } = await firstRound()
    const { id } = params
    for (const table of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- as an arbiter does
      await world.call(arbiter, run.result, {
        params: { id, round: 1, table },
        body: { result: '1-0' },
      })
    }
    await world.call(arbiter, run.finishRound, { params: { id, round: 1 }, body: {} })
    const second = { params: { id, round: 2 } }
    await world.call(arbiter, run.pair, second)
    await world.call(arbiter, run.startRound, second)
    await world.call(arbiter, run.finishRound, { ...second, body: { anyway: true } })
    await world.call(arbiter, run.finish, { params })
    await world.doJobs()
    expect(await add(game('1.1', names[0], '1. e4 e5 1-0'))).toMatchObject({ games: 1 })
    const { link: early } = await world.call(null, contract.tournamentFiles.pgnResult, { params })
    expect(early).toBeNull()
    await world.doJobs()
    const { link } = await world.call(null, contract.tournamentFiles.pgnResult, { params })
    const text = await (await world.page(link ?? '')).text()
    expect(text).toContain('[Round "1.1"]')
    expect(text).toContain('1. e4 e5')

    // Who deletes the account is nobody in them from then on.
    const name = names[0]?.[0] ?? ''
    const found = await database().select().from(players).where(eq(players.name, name))
    const playerId = found.find(({ kind }) => kind === 'member')?.id ?? 0
    expect(found.map(({ kind }) => kind)).toContain('relayed')
    const [account] = await database()
      .select()
      .from(accounts)
      .where(eq(accounts.playerId, playerId))
    await eraseRows(database(), {
      accountId: account?.id ?? 0,
      playerId,
      uid: world.uidOf(playerId),
      email: account?.email ?? '',
      emailFolded: null,
    })
    expect(await database().select().from(players).where(eq(players.name, name))).toEqual([])
  })

  it('are refused where the games are played here', async () => {
    const world = tournamentWorld(database())
    const arbiter = await world.addMember()
    const id = await world.addTournament({})
    await database()
      .insert(tournamentStaff)
      .values({ tournamentId: id, playerId: arbiter, role: 'organiser' })
    expect(await world.refusal(arbiter, run.games, { params: { id }, body: '1. e4 1-0' })).toEqual({
      status: 409,
      code: 'games_not_possible',
    })
  })
})
