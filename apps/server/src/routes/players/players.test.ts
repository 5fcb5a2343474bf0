import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { seedBots } from '../../db/games/seed-bots.ts'
import {
  accounts,
  federationPlayers,
  games,
  players,
  ratingChanges,
  ratings,
  tournaments,
} from '../../db/schema.ts'
import { blitzGame, TestSocket } from '../../testing/test-rooms.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type TournamentWorld, tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const { profiles } = contract

const secret = { email: 'secret.address@kingside.example', birthDate: '1987-05-04' }

async function uidOf(playerId: number): Promise<string> {
  const [row] = await database().select().from(players).where(eq(players.id, playerId))
  return row?.uid ?? ''
}

/** Plays a rated game to its end. */
async function play(
  world: TournamentWorld,
  white: number,
  black: number,
  line = 'f2f3 e7e5 g2g4 d8h4',
) {
  const gameId = await world.rooms.host.create(blitzGame([white, black]))
  const [w, b] = [new TestSocket(world.rooms, gameId), new TestSocket(world.rooms, gameId)]
  await w.join(white)
  await b.join(black)
  for (const uci of line.split(' ')) {
    // oxlint-disable-next-line no-await-in-loop -- moves come one after another
    await (w.plies % 2 === 0 ? w : b).move(uci)
  }
  await world.settled()
}

async function twoMembers() {
  const world = tournamentWorld(database())
  const [one, other] = [await world.addMember(), await world.addMember()]
  return { world, one, other, uid: await uidOf(one), otherUid: await uidOf(other) }
}

describe('the ratings of a profile', () => {
  it('tell how sure they are, and say provisional while a few games more change much', async () => {
    const { world, one, other, uid } = await twoMembers()
    await play(world, other, one)
    const answer = await world.call(null, profiles.ratings, { params: { id: uid } })
    expect(answer.worldchess_blitz).toBeGreaterThan(1200)
    expect(answer.details).toEqual([
      {
        rating_type: 'worldchess',
        board_type: 'blitz',
        rating: answer.worldchess_blitz,
        deviation: expect.any(Number),
        is_provisional: true,
        games: 1,
        is_frozen: false,
      },
    ])
    await database().update(ratings).set({ deviation: 50 }).where(eq(ratings.playerId, one))
    const sure = await world.call(null, profiles.ratings, { params: { id: uid } })
    expect(sure.details).toMatchObject([{ deviation: 50, is_provisional: false }])
    // Three years without a game: nobody is that sure any more.
    await database()
      .update(ratings)
      .set({ updatedAt: new Date(world.clock.now().getTime() - 3 * 365 * 86_400_000) })
      .where(eq(ratings.playerId, one))
    const old = await world.call(null, profiles.ratings, { params: { id: uid } })
    expect(old.details).toMatchObject([{ is_provisional: true }])
  })

  it('S-44: have those over the board once the federation has verified the id, and freeze FOA without Pro', async () => {
    const { world, one, uid } = await twoMembers()
    const fideId = 999_100_001
    await database().insert(federationPlayers).values({
      fideId,
      fullName: 'Made, Up',
      federation: 'KAZ',
      standard: 2184,
      rapid: 2101,
    })
    const known = { deviation: 60, volatility: 0.06, games: 20, updatedAt: world.clock.now() }
    await database()
      .insert(ratings)
      .values({ playerId: one, kind: 'fide', boardType: 'rapid', rating: 1503.6, ...known })
    const account = eq(accounts.playerId, one)
    await database().update(accounts).set({ fideId, fideVerifiedStatus: 1 }).where(account)
    const asked = { params: { id: uid } }
    expect(await world.call(null, profiles.ratings, asked)).toMatchObject({
      fide_rapid: 1504,
      otb_standard: null,
      details: [{ rating_type: 'fide', is_frozen: true }],
    })
    expect(await world.call(null, profiles.get, asked)).toMatchObject({
      fide_id: null,
      fide_verified_status: 'ON VERIFICATION',
    })
    const proUntil = new Date(world.clock.now().getTime() + 86_400_000)
    await database().update(accounts).set({ fideVerifiedStatus: 2, proUntil }).where(account)
    expect(await world.call(null, profiles.ratings, asked)).toMatchObject({
      otb_standard: 2184,
      otb_rapid: 2101,
      otb_blitz: null,
      details: [{ is_frozen: false }, { board_type: 'classic' }, { board_type: 'rapid' }],
    })
    expect(
      await world.call(null, profiles.stats, { ...asked, query: '?rating_type=otb' }),
    ).toMatchObject({
      game_stats: { total: 0 },
      ratings: [
        { board_type: 'classic', rating: 2184, history: [] },
        { board_type: 'rapid', rating: 2101 },
      ],
    })
  })
})

describe('the stats of a profile', () => {
  it('count results of each board type, with the highest rating and its course', async () => {
    const { world, one, other, uid } = await twoMembers()
    await play(world, other, one)
    await play(world, one, other)
    await play(world, one, other, 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7')
    const stats = await world.call(null, profiles.stats, { params: { id: uid } })
    expect(stats.game_stats).toEqual({ total: 3, wins: 2, draws: 0, losses: 1 })
    const [blitz] = stats.ratings
    const changes = await database()
      .select()
      .from(ratingChanges)
      .where(eq(ratingChanges.playerId, one))
      .orderBy(ratingChanges.gameId)
    expect(blitz).toMatchObject({
      board_type: 'blitz',
      game_stats: { total: 3, wins: 2, draws: 0, losses: 1 },
      highest: Math.round(Math.max(...changes.map(({ after }) => after))),
    })
    expect(blitz?.history.at(-1)?.rating).toBe(Math.round(changes.at(-1)?.after ?? 0))
    expect(
      await world.call(null, profiles.stats, { params: { id: uid }, query: '?rating_type=fide' }),
    ).toEqual({ game_stats: { total: 0, wins: 0, draws: 0, losses: 0 }, ratings: [] })
  })

  it('thin a long course out, and keep its latest days close together', async () => {
    const { world, one, other, uid } = await twoMembers()
    await play(world, one, other)
    const [game] = await database().select().from(games).where(eq(games.whiteId, one))
    if (!game) throw new Error('The game was not stored.')
    const day = 86_400_000
    const from = world.clock.now().getTime() - 1_000 * day
    const { id: _, ...copied } = game
    const more = await database()
      .insert(games)
      .values(
        Array.from({ length: 400 }, (_each, index) => ({
          ...copied,
          uid: `${game.uid}-${index}`,
          originId: `${game.originId}-${index}`,
        })),
      )
      .returning({ id: games.id })
    await database().delete(ratingChanges).where(eq(ratingChanges.playerId, one))
    await database()
      .insert(ratingChanges)
      .values(
        more.map(({ id }, index) => ({
          gameId: id,
          playerId: one,
          kind: 'worldchess' as const,
          boardType: 'blitz' as const,
          before: 1400 + index,
          after: 1401 + index,
          at: new Date(from + index * 2.5 * day),
        })),
      )
    const { ratings: courses } = await world.call(null, profiles.stats, { params: { id: uid } })
    const points = courses[0]?.history ?? []
    expect(points[0]?.rating).toBe(1401)
    expect(points.at(-1)?.rating).toBe(1800)
    expect(points.length).toBeLessThanOrEqual(190)
    const latest = points.filter(({ at }) => Date.parse(at) > from + 930 * day)
    expect(latest.map(({ rating }) => rating)).toContain(1799)
    expect(latest.length).toBeGreaterThan(20)
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted())
  })
})

describe('the games of two players', () => {
  it('are counted for whoever reads, latest first', async () => {
    const { world, one, other, uid } = await twoMembers()
    await play(world, other, one)
    await play(world, other, one, 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7')
    await play(world, one, other)
    const read = await world.call(other, profiles.headToHead, { params: { id: uid } })
    expect(read).toMatchObject({ total: 3, wins: 2, draws: 0, losses: 1 })
    expect(read.games.map(({ color, opponent }) => [color, opponent.uid])).toEqual([
      ['black', uid],
      ['white', uid],
      ['white', uid],
    ])
    const none = { total: 0, wins: 0, draws: 0, losses: 0, games: [] }
    expect(await world.call(one, profiles.headToHead, { params: { id: uid } })).toEqual(none)
    expect(await world.call(null, profiles.headToHead, { params: { id: uid } })).toEqual(none)
  })
})

describe('the tournaments of a profile', () => {
  it('S-49: are those that everybody may know of; a hidden one is nowhere', async () => {
    const { world, one, uid } = await twoMembers()
    const open = await world.addTournament({ name: 'Open to all' })
    const hidden = await world.addTournament({ name: 'Known to few' })
    await database().update(tournaments).set({ isHidden: true }).where(eq(tournaments.id, hidden))
    await world.enter(open, [one])
    await world.enter(hidden, [one])
    const asked = { params: { id: uid } }
    const listed = await world.call(null, profiles.tournaments, asked)
    expect(listed).toMatchObject({ count: 1, results: [{ name: 'Open to all' }] })
    expect(await world.call(null, profiles.events, asked)).toMatchObject([
      { kind: 'tournament', title: 'Open to all' },
    ])
    const span = '?date_from=2020-01-01&date_to=2020-12-31'
    expect(await world.call(null, profiles.events, { ...asked, query: span })).toEqual([])
    expect(
      await world.refusal(null, profiles.events, {
        ...asked,
        query: '?date_from=2026-02-02&date_to=2026-02-01',
      }),
    ).toEqual({ status: 400, code: 'bad_request' })
  })

  it('become history with place, points and what they changed', async () => {
    const world = tournamentWorld(database())
    const members = [await world.addMember(), await world.addMember()]
    const id = await world.addTournament({ name: 'A short one', rounds: 1 })
    await world.enter(id, members)
    await world.start()
    // Until the round is paired, and until it goes.
    await world.pass(60_000)
    await world.pass(10_000)
    const state = await world.state(id)
    const [board] = state.boards
    if (!board) throw new Error('Nothing was paired.')
    await world.play(state, board, 'white')
    await world.pass(120_000)
    await world.stop()
    const winner = state.entries.find((entry) => entry.id === board.white)?.playerId ?? 0
    const uid = await uidOf(winner)
    const page = await world.call(null, profiles.eventHistory, { params: { id: uid } })
    expect(page).toMatchObject({
      count: 1,
      results: [{ tournament: { name: 'A short one' }, place: 1, points: 1, games: 1 }],
    })
    expect(page.results[0]?.rating_change).toBeGreaterThan(0)
    expect(await world.call(null, profiles.tournaments, { params: { id: uid } })).toEqual({
      count: 0,
      results: [],
    })
  })
})

const publicCalls = [
  profiles.get,
  profiles.isOnline,
  profiles.ratings,
  profiles.stats,
  profiles.headToHead,
  profiles.tournaments,
  profiles.eventHistory,
  profiles.events,
  profiles.games,
]

describe('what a profile keeps to itself', () => {
  it('S-49: no call has an e-mail address, a birth date or a payment, whoever asks', async () => {
    const { world, one, other, uid } = await twoMembers()
    await play(world, one, other)
    await database()
      .update(accounts)
      .set({ ...secret, emailFolded: secret.email })
      .where(eq(accounts.playerId, one))
    for (const [call, reader] of publicCalls.flatMap((each) =>
      [null, one, other].map((id) => [each, id] as const),
    )) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const response = await world.ask(call, { params: { id: uid } }, reader)
      // oxlint-disable-next-line no-await-in-loop -- the same
      const text = await response.text()
      expect({ call: call.id, status: response.status }).toEqual({ call: call.id, status: 200 })
      expect(text).not.toMatch(/secret|1987|mail|birth|valid_to|purchase|pro_until|account/i)
    }
  })

  it('S-84: of a closed account everything but that there was one and the games', async () => {
    const { world, one, other, uid } = await twoMembers()
    await play(world, other, one)
    await database()
      .update(accounts)
      .set({ closedAt: world.clock.now() })
      .where(eq(accounts.playerId, one))
    const asked = { params: { id: uid } }
    expect(await world.call(null, profiles.get, asked)).toMatchObject({
      full_name: '',
      is_deleted: true,
      country: null,
    })
    expect(await world.call(null, profiles.ratings, asked)).toMatchObject({
      worldchess_blitz: null,
      details: [],
    })
    expect(await world.call(null, profiles.stats, asked)).toMatchObject({ ratings: [] })
    expect(await world.call(null, profiles.isOnline, asked)).toEqual({ is_online: false })
    expect(await world.call(null, profiles.games, asked)).toMatchObject({ count: 1 })
  })

  it('S-43: every call answers 404 for nobody, and for visitors all but games and that there is one', async () => {
    const world = tournamentWorld(database())
    await database()
      .insert(players)
      .values({ uid: 'a-visitor', kind: 'visitor', name: '', createdAt: world.clock.now() })
    for (const call of publicCalls.filter((each) => each !== profiles.games)) {
      for (const id of call === profiles.get ? ['nobody'] : ['a-visitor', 'nobody']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const refusal = await world.refusal(null, call, { params: { id } })
        expect([call.id, refusal]).toEqual([call.id, { status: 404, code: 'not_found' }])
      }
    }
    const asked = { params: { id: 'a-visitor' } }
    expect(await world.call(null, profiles.get, asked)).toMatchObject({
      kind: 'visitor',
      full_name: '',
      access_level: 1,
      fide_id: null,
      country: null,
    })
  })

  it('has bots, whose ratings stand for their levels', async () => {
    const world = tournamentWorld(database())
    await seedBots(database())
    const [bot] = await database().select().from(players).where(eq(players.kind, 'bot')).limit(1)
    const asked = { params: { id: bot?.uid ?? '' } }
    expect(await world.call(null, profiles.get, asked)).toMatchObject({ kind: 'bot' })
    expect(await world.call(null, profiles.isOnline, asked)).toEqual({ is_online: true })
    const { details } = await world.call(null, profiles.ratings, asked)
    expect(details.every(({ is_provisional }) => !is_provisional)).toBe(true)
  })
})
