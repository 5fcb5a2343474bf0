import { contract } from '@kingside/api'
import { checkTrf, readTrf, writeTrf } from '@kingside/pairing'
import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  accounts,
  federationPlayers,
  players,
  ratings,
  tournaments,
  tournamentStaff,
} from '../../db/schema.ts'
import type { NewTournament } from '../../domain/tournaments/tournament.ts'
import { addClub } from '../../testing/test-club.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type TournamentWorld, tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const { run, participants, signup, standing } = contract.tournaments
const minute = 60_000

/** A tournament that somebody runs by hand, with so many players; it starts in five minutes. */
async function ownTournament(players: number, facts: Partial<NewTournament> = {}) {
  const world = tournamentWorld(database())
  const arbiter = await world.addMember()
  const id = await world.addTournament({
    mode: 'offline',
    running: 'manual',
    ratingType: 'non-rated',
    start: new Date(world.clock.now().getTime() + 5 * minute),
    ...facts,
  })
  await database()
    .insert(tournamentStaff)
    .values({ tournamentId: id, playerId: arbiter, role: 'organiser' })
  if (players > 0) await world.enter(id, await world.addPlayers(players))
  await world.start()
  return { world, arbiter, id, params: { id } }
}

const at = (id: number, round: number, table?: number) => ({
  params: { id, round, ...(table !== undefined && { table }) },
})

/** Gives all open boards of a round the same result. */
async function decideAll(world: TournamentWorld, by: number, id: number, round: number) {
  const { boards } = await world.call(by, run.pairing.get, at(id, round))
  for (const { table, result } of boards) {
    if (result !== null) continue
    // oxlint-disable-next-line no-await-in-loop -- as an arbiter does
    await world.call(by, run.result, { ...at(id, round, table), body: { result: '1-0' } })
  }
}

const points = async (world: TournamentWorld, id: number) =>
  (await world.call(null, standing.list, { params: { id } })).data.map(
    ({ player, points: sum }) => [player.name, sum],
  )

describe('a tournament that is run by hand', () => {
  it('takes its six steps in their order, and each only when it is due', async () => {
    const { world, arbiter, id, params } = await ownTournament(5, { rounds: 2 })
    const due = async () => {
      const { next_step, next_round } = await world.call(arbiter, run.progress, { params })
      return [next_step, next_round]
    }
    const notDue = { status: 409, code: 'step_not_due' }
    expect(await due()).toEqual(['start', null])
    expect(await world.refusal(arbiter, run.pair, at(id, 1))).toEqual(notDue)
    expect(await world.refusal(arbiter, run.finish, { params })).toEqual(notDue)
    await world.call(arbiter, run.start, { params })
    expect(await due()).toEqual(['pair', 1])
    expect(await world.refusal(arbiter, run.start, { params })).toEqual(notDue)
    expect(await world.refusal(arbiter, run.startRound, at(id, 1))).toEqual({
      status: 409,
      code: 'round_not_paired',
    })
    await world.call(arbiter, run.pair, at(id, 1))
    expect(await due()).toEqual(['start-round', 1])
    expect(await world.refusal(arbiter, run.finishRound, { ...at(id, 1), body: {} })).toEqual(
      notDue,
    )
    await world.call(arbiter, run.startRound, at(id, 1))
    expect(await world.refusal(arbiter, run.finishRound, { ...at(id, 1), body: {} })).toEqual({
      status: 409,
      code: 'round_unfinished',
    })
    await decideAll(world, arbiter, id, 1)
    await world.call(arbiter, run.finishRound, { ...at(id, 1), body: {} })
    await world.call(arbiter, run.pair, at(id, 2))
    await world.call(arbiter, run.startRound, at(id, 2))
    const { boards, byes } = await world.call(arbiter, run.pairing.get, at(id, 2))
    expect([boards.length, byes.length]).toEqual([2, 1])
    const cut = await world.call(arbiter, run.finishRound, { ...at(id, 2), body: { anyway: true } })
    expect(cut).toMatchObject({ next_step: 'finish', open_tables: [] })
    const over = await world.call(arbiter, run.finish, { params })
    expect(over).toMatchObject({ next_step: null, tournament: { status: 'completed' } })
    const audit = await world.call(arbiter, run.audit, { params })
    expect(audit.results.map(({ what }) => what)).toEqual([
      'run.finish',
      'run.finishRound',
      'run.startRound',
      'run.pair',
      'run.finishRound',
      'run.result',
      'run.result',
      'run.startRound',
      'run.pair',
      'run.start',
    ])
    expect(await points(world, id)).toHaveLength(5)
  })

  it('is not paired again by who has not seen what another has paired', async () => {
    const { world, arbiter, id, params } = await ownTournament(4)
    await world.call(arbiter, run.start, { params })
    const pair = (version: number | null) => ({ ...at(id, 1), body: { version } })
    const first = await world.call(arbiter, run.pair, pair(null))
    expect(first.pairing_version).toBe(1)
    const changed = { status: 409, code: 'pairing_changed' }
    expect(await world.refusal(arbiter, run.pair, pair(null))).toEqual(changed)
    const again = await world.call(arbiter, run.pair, pair(1))
    expect(again.pairing_version).toBe(2)
    expect(await world.refusal(arbiter, run.pair, pair(1))).toEqual(changed)
  })

  it('starts from ten minutes before its start, with two players', async () => {
    const { world, arbiter, params } = await ownTournament(1, {
      start: new Date('2026-02-01T13:00:00Z'),
    })
    const early = await world.call(arbiter, run.progress, { params })
    expect(early).toMatchObject({ next_step: 'start', due_at: '2026-02-01T12:50:00.000Z' })
    const notDue = { status: 409, code: 'step_not_due' }
    expect(await world.refusal(arbiter, run.start, { params })).toEqual(notDue)
    world.clock.pass(50 * minute)
    expect(await world.refusal(arbiter, run.start, { params })).toEqual(notDue)
    await world.enter(params.id, await world.addPlayers(1))
    await world.call(arbiter, run.start, { params })
  })

  it('is paired otherwise by hand: players swapped, a bye given, with warnings and never twice', async () => {
    const { world, arbiter, id, params } = await ownTournament(6)
    await world.call(arbiter, run.start, { params })
    await world.call(arbiter, run.pair, at(id, 1))
    const paired = await world.call(arbiter, run.pairing.get, at(id, 1))
    const seats = paired.boards.map(({ table, white, black }) => ({
      table,
      white_uid: white.player.player_uid,
      black_uid: black.player.player_uid,
    }))
    const [one, two, three] = seats
    if (!one || !two || !three) throw new Error('Six players have three boards.')
    const set = (
      boards: readonly object[],
      byes: readonly string[] = [],
      version = paired.version,
    ) => ({ ...at(id, 1), body: { version, boards, byes } }) as const
    const twice = [one, { ...two, white_uid: one.white_uid }, three]
    expect(await world.refusal(arbiter, run.pairing.set, set(twice))).toEqual({
      status: 400,
      code: 'pairing_impossible',
    })
    const swapped = [
      { ...one, black_uid: two.black_uid },
      { ...two, black_uid: one.black_uid },
    ]
    const changed = await world.call(arbiter, run.pairing.set, set(swapped, [three.white_uid]))
    expect(
      changed.boards.map(({ white, black }) => [white.player.player_uid, black.player.player_uid]),
    ).toEqual([
      [one.white_uid, two.black_uid],
      [two.white_uid, one.black_uid],
    ])
    expect(changed.byes).toMatchObject([
      { kind: 'pairing', player: { player_uid: three.white_uid } },
    ])
    expect(changed.unpaired).toMatchObject([{ player: { player_uid: three.black_uid } }])
    expect(await world.refusal(arbiter, run.pairing.set, set(seats))).toEqual({
      status: 409,
      code: 'pairing_changed',
    })
    // The rules pair again as they did.
    await world.call(arbiter, run.pair, at(id, 1))
    const again = await world.call(arbiter, run.pairing.get, at(id, 1))
    expect(again.boards).toEqual(paired.boards)
    expect(again.version).toBe(paired.version + 2)
    await world.call(arbiter, run.startRound, at(id, 1))
    expect(
      await world.refusal(arbiter, run.pairing.set, set(seats, [], again.version)),
    ).toMatchObject({
      code: 'step_not_due',
    })
    await decideAll(world, arbiter, id, 1)
    await world.call(arbiter, run.finishRound, { ...at(id, 1), body: {} })
    await world.call(arbiter, run.pair, at(id, 2))
    const { version } = await world.call(arbiter, run.pairing.get, at(id, 2))
    const rematch = await world.call(arbiter, run.pairing.set, {
      ...at(id, 2),
      body: { version, boards: seats, byes: [] },
    })
    expect(rematch.boards.map(({ warnings }) => warnings)).toEqual([
      ['met-before'],
      ['met-before'],
      ['met-before'],
    ])
  })

  it('S-76: changes a decided result for a reason only, and counts the standing anew', async () => {
    const { world, arbiter, id, params } = await ownTournament(2, { rounds: 1 })
    await world.call(arbiter, run.start, { params })
    await world.call(arbiter, run.pair, at(id, 1))
    const result = (said: object) => ({ ...at(id, 1, 1), body: said })
    expect(await world.refusal(arbiter, run.result, result({ result: '1-0' }))).toMatchObject({
      code: 'step_not_due',
    })
    await world.call(arbiter, run.startRound, at(id, 1))
    await world.call(arbiter, run.result, result({ result: '1-0' }))
    expect((await points(world, id)).map(([, sum]) => sum)).toEqual([1, 0])
    expect(await world.refusal(arbiter, run.result, result({ result: '1/2-1/2' }))).toEqual({
      status: 400,
      code: 'reason_required',
    })
    const changed = await world.call(
      arbiter,
      run.result,
      result({ result: '1/2-1/2', reason: 'Agreed at the board.' }),
    )
    expect(changed).toMatchObject({ result: '1/2-1/2', decided_by: 'arbiter' })
    expect((await points(world, id)).map(([, sum]) => sum)).toEqual([0.5, 0.5])
    const { results } = await world.call(arbiter, run.audit, { params })
    expect(results[0]).toMatchObject({
      what: 'run.result',
      round: 1,
      table: 1,
      before: '1-0',
      after: '1/2-1/2',
      reason: 'Agreed at the board.',
    })
    expect(
      await world.refusal(arbiter, run.result, { ...at(id, 1, 9), body: { result: '1-0' } }),
    ).toMatchObject({
      code: 'round_not_paired',
    })
  })

  it('reports to the federation what every pairing program reads', async () => {
    const { world, arbiter, id, params } = await ownTournament(7, { rounds: 3 })
    await world.call(arbiter, run.start, { params })
    for (const round of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      await world.call(arbiter, run.pair, at(id, round))
      // oxlint-disable-next-line no-await-in-loop -- the same
      await world.call(arbiter, run.startRound, at(id, round))
      // oxlint-disable-next-line no-await-in-loop -- the same
      await decideAll(world, arbiter, id, round)
      // oxlint-disable-next-line no-await-in-loop -- the same
      await world.call(arbiter, run.finishRound, { ...at(id, round), body: {} })
    }
    const { link } = await world.call(arbiter, run.export, { params, query: '?format=trf' })
    const file = await world.page(link)
    expect(file.headers.get('content-type')).toContain('text/plain')
    const trf = readTrf(Buffer.from(await file.arrayBuffer()).toString('latin1'))
    expect(checkTrf(trf)).toEqual([])
    expect(trf.lines.filter(({ kind }) => kind === 'player')).toHaveLength(7)
    const table = await world.call(arbiter, run.export, { params, query: '?format=csv' })
    const text = await (await world.page(table.link)).text()
    expect(text.split('\r\n')[0]).toBe(
      'place,seed,title,name,country,rating,status,points,games,BH/C1,BH,SB,performance',
    )
    expect(text.trim().split('\r\n')).toHaveLength(8)
  })
})

it('reports players as the federation knows them: names, titles, ratings, federations and ids in their columns', async () => {
  const { world, arbiter, id, params } = await ownTournament(4, { rounds: 1, ratingType: 'otb' })
  const state = await world.state(id)
  const [one, two, three] = state.entries.map(({ playerId }) => playerId)
  const account = (playerId = 0) => ({
    playerId,
    email: `${playerId}@test.example`,
    emailFolded: `${playerId}@test.example`,
    createdAt: world.clock.now(),
    activatedAt: world.clock.now(),
  })
  await database()
    .insert(accounts)
    .values([
      { ...account(one), fideId: 13_700_001, gender: 'female', birthDate: '1997-05-01' },
      {
        ...account(two),
        firstName: 'Әлия',
        lastName: 'Жұмабекова',
        gender: 'female',
        birthDate: '2004-02-29',
      },
    ])
  await database().insert(federationPlayers).values({
    fideId: 13_700_001,
    fullName: 'Serikova, Dana',
    birthYear: 1998,
    federation: 'KAZ',
    title: 'WIM',
    standard: 2184,
    rapid: 2101,
    blitz: 2140,
  })
  await database()
    .update(players)
    .set({ country: 'DE' })
    .where(inArray(players.id, [two ?? 0, three ?? 0]))
  await world.call(arbiter, run.start, { params })
  await world.call(arbiter, run.pair, at(id, 1))
  await world.call(arbiter, run.startRound, at(id, 1))
  await decideAll(world, arbiter, id, 1)
  await world.call(arbiter, run.finishRound, { ...at(id, 1), body: {} })
  const { link } = await world.call(arbiter, run.export, { params, query: '?format=trf' })
  const text = Buffer.from(await (await world.page(link)).arrayBuffer()).toString('latin1')
  const file = readTrf(text)
  expect(checkTrf(file)).toEqual([])
  expect(writeTrf(file)).toBe(text)
  const lines = text.split('\r').filter((line) => line.startsWith('001'))
  // Columns of TRF-16: number, sex, title, name, rating, federation, id, birth date, points, rank, first round.
  const columns = '001    1 w wm Serikova, Dana                    2140 KAZ    13700001 1998/00/00'
  expect(lines[0]?.slice(0, 79)).toBe(columns)
  expect(lines[0]?.slice(79)).toMatch(/^ {2}[01]\.\d {4}\d {5}\d [wb] [01]$/)
  expect(file.lines.flatMap((line) => (line.kind === 'player' ? [line.player] : []))).toMatchObject(
    [
      { name: 'Serikova, Dana', rating: 2140, federation: 'KAZ', fideNumber: '13700001' },
      {
        name: 'Zhumabekova, Aliia',
        rating: null,
        federation: 'GER',
        birthDate: '2004/00/00',
        sex: 'w',
      },
      { name: 'Player 003', rating: null, federation: 'GER', fideNumber: '', birthDate: '' },
      { name: 'Player 004', rating: null, federation: '' },
    ],
  )
})

describe('online', () => {
  /** A rated tournament of one game, which White has won at the board. */
  async function ratedGame() {
    const own = await ownTournament(2, { mode: 'online', ratingType: 'worldchess', rounds: 1 })
    const { world, arbiter, id, params } = own
    await world.call(arbiter, run.start, { params })
    await world.call(arbiter, run.pair, at(id, 1))
    await world.call(arbiter, run.startRound, at(id, 1))
    await world.pass(6_000)
    const state = await world.state(id)
    const [board] = state.boards
    if (!board) throw new Error('There is no board.')
    const ratingOf = async (entry: number) => {
      const playerId = state.entries.find((each) => each.id === entry)?.playerId ?? 0
      const [row] = await database()
        .select()
        .from(ratings)
        .where(and(eq(ratings.playerId, playerId), eq(ratings.kind, 'worldchess')))
      if (!row) throw new Error('The player has no rating.')
      const { rating, wins, draws, losses } = row
      return { rating, counts: [wins, draws, losses] }
    }
    const both = async () => ({
      white: await ratingOf(board.white),
      black: await ratingOf(board.black),
    })
    const say = (result: string) =>
      world.call(arbiter, run.result, {
        ...at(id, 1, 1),
        body: { result, reason: 'White had help.' },
      })
    return { ...own, state, board, both, say }
  }

  it('games begin with the round and end by themselves', async () => {
    const { world, arbiter, id, params } = await ownTournament(2, { mode: 'online', rounds: 1 })
    await world.call(arbiter, run.start, { params })
    await world.call(arbiter, run.pair, at(id, 1))
    await world.pass(20_000)
    expect((await world.state(id)).boards[0]?.gameId).toBeNull()
    await world.call(arbiter, run.startRound, at(id, 1))
    await world.pass(6_000)
    const state = await world.state(id)
    const [board] = state.boards
    if (!board) throw new Error('There is no board.')
    const time = { ...at(id, 1, 1), body: { color: 'white', seconds: 60 } }
    await world.call(arbiter, run.giveTime, time)
    await world.play(state, board, 'white')
    expect(await world.refusal(arbiter, run.giveTime, time)).toMatchObject({ code: 'step_not_due' })
    await world.pass(3_000)
    expect((await world.state(id)).boards[0]?.end).toMatchObject({ result: 'WHITE_WIN' })
    expect(world.failures).toEqual([])
  })

  it('of a club with a plan an arbiter’s word takes the ratings back, and writes them anew, as often as it changes', async () => {
    const game = await ratedGame()
    const club = await addClub(database(), game.arbiter, { plan: 'paid' })
    await database().update(tournaments).set({ clubId: club }).where(eq(tournaments.id, game.id))
    const before = await game.both()
    await game.world.play(game.state, game.board, 'white')
    await game.world.pass(3_000)
    const won = await game.both()
    expect(won.white.rating).toBeGreaterThan(before.white.rating)
    await game.say('0-1')
    const lost = await game.both()
    expect(lost.white.rating).toBeLessThan(before.white.rating)
    expect(lost.black.rating).toBeGreaterThan(before.black.rating)
    const [wins = 0, draws = 0, losses = 0] = before.white.counts
    expect(won.white.counts).toEqual([wins + 1, draws, losses])
    expect(lost.white.counts).toEqual([wins, draws, losses + 1])
    await game.say('1/2-1/2')
    expect((await game.both()).white.counts).toEqual([wins, draws + 1, losses])
    // With the certainty of that day it is to the last digit what the game itself gave.
    await game.say('1-0')
    expect(await game.both()).toEqual({
      white: { ...won.white, rating: expect.closeTo(won.white.rating, 8) },
      black: { ...won.black, rating: expect.closeTo(won.black.rating, 8) },
    })
    await game.say('cancelled')
    expect(await game.both()).toEqual({
      white: { ...before.white, rating: expect.closeTo(before.white.rating, 8) },
      black: { ...before.black, rating: expect.closeTo(before.black.rating, 8) },
    })
    expect(game.world.failures).toEqual([])
  })

  it.each(['decided', 'running'] as const)(
    'of an own tournament a result of a %s game counts in the standing, and never in the ratings',
    async (stage) => {
      const { world, arbiter, id, params, state, board, both, say } = await ratedGame()
      if (stage === 'decided') {
        await world.play(state, board, 'white')
        await world.pass(3_000)
      }
      const before = await both()
      expect(await world.call(arbiter, run.progress, { params })).toMatchObject({
        changes_ratings: false,
      })
      await say('0-1')
      await world.pass(3_000)
      expect(await both()).toEqual(before)
      const black = state.entries.find((entry) => entry.id === board.black)
      expect(await points(world, id)).toContainEqual([black?.name, 1])
      const audit = await world.call(arbiter, run.audit, { params })
      expect(audit.results[0]).toMatchObject({ what: 'run.result.unrated', after: '0-1' })
      expect(world.failures).toEqual([])
    },
  )

  it.each([
    ['unpaid', false],
    ['paid', true],
    ['premium', true],
  ] as const)('a club with the plan %s has ratings changed: %s', async (plan, isRating) => {
    const { world, id, params } = await ownTournament(0)
    const admin = await world.addMember()
    const club = await addClub(database(), admin, { plan })
    await database().update(tournaments).set({ clubId: club }).where(eq(tournaments.id, id))
    expect(await world.call(admin, run.progress, { params })).toMatchObject({
      changes_ratings: isRating,
    })
  })

  it('one that runs by itself is taken over, and given back', async () => {
    const { world, arbiter, id, params } = await ownTournament(4, {
      mode: 'online',
      running: 'auto',
      start: new Date('2026-02-01T12:01:00Z'),
    })
    expect(await world.call(arbiter, run.progress, { params })).toMatchObject({
      running: 'auto',
      next_step: 'start',
    })
    await world.call(arbiter, run.running, { params, body: { running: 'manual' } })
    await world.pass(2 * minute)
    expect((await world.state(id)).tournament.stage).toBe('expected')
    await world.call(arbiter, run.running, { params, body: { running: 'auto' } })
    await world.pass(5_000)
    expect((await world.state(id)).tournament.stage).toBe('goes')
    expect(world.failures).toEqual([])
  })
})

describe('participants', () => {
  it('are approved, checked in and out, removed and disqualified', async () => {
    const { world, arbiter, id, params } = await ownTournament(0, {
      mode: 'online',
      rules: { approval: 'manual', isCheckInRequired: true },
      maxParticipants: 3,
    })
    const players = [await world.addMember(), await world.addMember(), await world.addMember()]
    for (const player of players) {
      // oxlint-disable-next-line no-await-in-loop -- one seat after the other
      await world.call(player, signup, { params })
    }
    const [one, two, three] = players.map((player) => world.uidOf(player))
    const listed = async () => {
      const { results } = await world.call(arbiter, participants.list, { params })
      return new Map(results.map((row) => [row.player_uid, [row.status, row.participant_status]]))
    }
    await world.call(arbiter, participants.approve, { params, body: { uids: [one] } })
    expect((await listed()).get(one ?? '')).toEqual(['joined', 'checked-out'])
    expect((await listed()).get(two ?? '')).toEqual(['pending', 'registered'])
    const all = await world.call(arbiter, participants.approve, { params, body: { all: true } })
    expect(all.changed).toHaveLength(2)
    await world.call(arbiter, participants.checkIn, {
      params,
      body: { all: true, checked_in: true },
    })
    await world.call(arbiter, participants.checkIn, {
      params,
      body: { uids: [two], checked_in: false },
    })
    expect((await listed()).get(one ?? '')).toEqual(['joined', 'checked-in'])
    expect((await listed()).get(two ?? '')).toEqual(['joined', 'checked-out'])
    await world.ask(participants.remove, { params: { id, uid: three ?? '' } }, arbiter)
    expect((await listed()).get(three ?? '')).toEqual(['left', 'left'])
    const shut = await world.call(arbiter, participants.disqualify, {
      params: { id, uid: two ?? '' },
      body: { reason: 'Used a phone.', ban: true },
    })
    expect(shut.status).toBe('banned')
    expect(await world.refusal(players[1] ?? null, signup, { params })).toMatchObject({
      code: 'player_is_banned',
    })
    expect(
      await world.refusal(arbiter, participants.remove, { params: { id, uid: 'nobody' } }),
    ).toMatchObject({ code: 'not_found' })
  })

  it('join a tournament over the board by themselves, and are paired once the arbiter has checked them in', async () => {
    const { world, arbiter, id, params } = await ownTournament(0, {
      rules: { approval: 'auto', isCheckInRequired: true },
    })
    const players = [await world.addMember(), await world.addMember(), await world.addMember()]
    for (const player of players) {
      // oxlint-disable-next-line no-await-in-loop -- one seat after the other
      const { you } = await world.call(player, signup, { params })
      expect(you).toMatchObject({ status: 'joined', checked_in: false })
    }
    const here = players.slice(0, 2).map((player) => world.uidOf(player))
    await world.call(arbiter, participants.checkIn, {
      params,
      body: { uids: here, checked_in: true },
    })
    await world.call(arbiter, run.start, { params })
    await world.call(arbiter, run.pair, at(id, 1))
    const { boards, byes, unpaired } = await world.call(arbiter, run.pairing.get, at(id, 1))
    const paired = boards.flatMap(({ white, black }) => [white, black])
    expect(paired.map(({ player }) => player.player_uid).toSorted()).toEqual(here.toSorted())
    expect([byes, unpaired]).toEqual([[], []])
    const late = await world.addMember()
    expect(await world.refusal(late, signup, { params })).toMatchObject({
      code: 'signup_already_closed',
    })
  })

  it('are added at the board, and asked first online', async () => {
    const board = await ownTournament(0)
    const [one, two] = [await board.world.addMember(), await board.world.addMember()]
    const uids = [one, two].map((player) => board.world.uidOf(player))
    const add = (params: { id: number }) => ({ params, body: { uids } })
    const added = await board.world.call(board.arbiter, participants.add, add(board.params))
    expect(added.results.map(({ outcome }) => outcome)).toEqual(['added', 'added'])
    const again = await board.world.call(board.arbiter, participants.add, add(board.params))
    expect(again.results.map(({ code }) => code)).toEqual(['signup_twice', 'signup_twice'])
    const online = await ownTournament(0, { mode: 'online', limits: { isByInvitation: true } })
    const guest = await online.world.addMember()
    expect(await online.world.refusal(guest, signup, { params: online.params })).toMatchObject({
      code: 'invitation_only',
    })
    const invited = await online.world.call(online.arbiter, participants.add, {
      params: online.params,
      body: { uids: [online.world.uidOf(guest)] },
    })
    expect(invited.results).toMatchObject([{ outcome: 'invited' }])
    await online.world.call(guest, signup, { params: online.params })
  })
})
