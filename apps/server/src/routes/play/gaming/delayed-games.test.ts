import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import { type Caller, stranger } from '../../../caller.ts'
import { createGameReader } from '../../../db/games/game-reader.ts'
import { createTopGamesReader } from '../../../db/lobby/top-games-reader.ts'
import { players } from '../../../db/schema.ts'
import { playerOf } from '../../../db/visitor-store.ts'
import { createMemoryLatencies } from '../../../domain/games/latencies.ts'
import { oneRegion } from '../../../domain/games/regions.ts'
import { fakeDeps } from '../../../testing/fake-deps.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { openGame, type TestRooms, testRooms, twoPlayers } from '../../../testing/test-rooms.ts'

const database = testDatabase()
const viewerDelayMs = 60_000
let test: TestRooms
let app: ReturnType<typeof createApp>
let readers: Map<string, Caller>

beforeAll(() => {
  test = testRooms(database())
  readers = new Map()
  const games = createGameReader(database(), test.clock.now)
  const { topGames } = createTopGamesReader(database(), test.clock.now)
  app = createApp(
    fakeDeps({
      gaming: { games, topGames },
      regions: {
        games,
        latencies: createMemoryLatencies(test.clock),
        regions: oneRegion,
        viewersOf: test.rooms.viewersOf,
        now: test.clock.now,
      },
      identify: async (context) => readers.get(context.req.header('x-test') ?? '') ?? stranger,
    }),
  )
})

/** Asks as somebody: a player by the internal id, or a stranger. */
async function ask(path: string, playerId: number | null, body?: unknown): Promise<unknown> {
  const response = await app.request(`/api/${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', 'x-test': String(playerId) },
  })
  return response.json()
}

async function signIn(playerId: number): Promise<string> {
  const [row] = await database().select().from(players).where(eq(players.id, playerId))
  if (!row) throw new Error('The player of the test is not there.')
  readers.set(String(playerId), { ...stranger, role: 'free', player: playerOf(row) })
  return row.uid
}

/** A delayed game with both players, and one who only watches. */
async function openDelayed() {
  const pair = await twoPlayers(database())
  const [watcher] = await twoPlayers(database())
  const [white] = await Promise.all([...pair, watcher].map(signIn))
  const game = await openGame(test, pair, { viewerDelayMs })
  return { ...game, pair, white: white ?? '', others: [null, watcher] }
}

const foolsMate = 'f2f3 e7e5 g2g4 d8h4'

describe('S-75: of a delayed game', () => {
  it('everybody but its players reads how it stood', async () => {
    const { gameId, line, pair, others } = await openDelayed()
    await line('e2e4 e7e5')
    await test.pass(30_000)
    await line('g1f3')
    await test.pass(50_000)
    const stands = {
      currPh: 'PLAYING',
      playingPh: {
        leftMs: { w: 160_000, b: 180_000 },
        lastTurn: { start: { uci: 'e2e4' }, end: { uci: 'e7e5' } },
        currTurn: { clr: 'w', absNum: 3 },
      },
    }
    for (const other of others) {
      expect(await ask(`online/gaming/${gameId}/`, other)).toMatchObject({
        ...stands,
        misc: { version: 6 },
      })
      expect(await ask(`game/${gameId}/api/v1/`, other)).toMatchObject({
        config: stands,
        state: {
          v: 6,
          turns: [{ uci: 'e2e4' }, { uci: 'e7e5' }],
          clocks: { w: 160_000, b: 180_000 },
          running: true,
        },
      })
    }
    expect(await ask(`online/gaming/${gameId}/`, pair[1])).toMatchObject({
      playingPh: { currTurn: { clr: 'b', absNum: 4 }, leftMs: { w: 150_000, b: 130_000 } },
    })
    expect(await ask(`game/${gameId}/api/v1/`, pair[1])).toMatchObject({
      state: { turns: { length: 3 }, clocks: { w: 150_000, b: 130_000 } },
    })
  })

  it('the clocks are as they were, when nothing has happened for long', async () => {
    const { gameId, line } = await openDelayed()
    await line('e2e4 e7e5')
    await test.pass(80_000)
    expect(await ask(`game/${gameId}/api/v1/`, null)).toMatchObject({
      state: { v: 6, clocks: { w: 160_000, b: 180_000 } },
    })
  })

  it('result, PGN and ratings are there when the delay is over; for its players all but the ratings at once', async () => {
    const { gameId, line, pair, others } = await openDelayed()
    await line(foolsMate)
    await test.settled()
    const unfinished = { code: 'game_not_finished' }
    await test.pass(59_000)
    for (const other of others) {
      expect(await ask(`online/gaming/${gameId}/`, other)).toMatchObject({
        result: null,
        donePh: null,
      })
      expect(await ask(`online/gaming/${gameId}/result/`, other)).toMatchObject(unfinished)
      expect(await ask(`online/gaming/${gameId}/pgn/`, other)).toMatchObject(unfinished)
    }
    for (const player of pair) {
      expect(await ask(`online/gaming/${gameId}/result/`, player)).toMatchObject({
        reason: 'checkmate',
        is_settled: false,
        ratings: { white: null, black: null },
      })
      expect(await ask(`online/gaming/${gameId}/pgn/`, player)).toMatchObject({
        pgn: expect.stringContaining('Qh4#'),
      })
    }
    await test.pass(1_000)
    for (const reader of [...others, ...pair]) {
      expect(await ask(`online/gaming/${gameId}/result/`, reader)).toMatchObject({
        reason: 'checkmate',
        is_settled: true,
        ratings: { white: { before: 1200 } },
      })
      expect(await ask(`online/gaming/${gameId}/pgn/`, reader)).toMatchObject({
        pgn: expect.stringContaining('Qh4#'),
      })
    }
  })

  it('the lists neither gain nor lose it early', async () => {
    // The games of the tests before are over then, and everybody knows.
    await test.pass(400_000)
    const { gameId, line, pair } = await openDelayed()
    const topGamesReader = createTopGamesReader(database(), test.clock.now)
    const isListed = async () =>
      (await topGamesReader.topGames(100)).some((each) => each.gameId === gameId)
    await line('e2e4 e7e5')
    await test.pass(59_000)
    expect(await isListed()).toBe(false)
    await test.pass(1_000)
    expect(await isListed()).toBe(true)
    const before = await topGamesReader.countGames()
    await test.rooms.command(gameId, pair[0], 'game.resign')
    await test.pass(59_000)
    expect(await isListed()).toBe(true)
    expect(await topGamesReader.countGames()).toBe(before)
    await test.pass(1_000)
    expect(await isListed()).toBe(false)
    expect(await topGamesReader.countGames()).toBe(before - 1)
  })

  it('searches by player and the history know its end when the delay is over', async () => {
    const { gameId, line, pair, white, others } = await openDelayed()
    await line(foolsMate)
    const found = async (by: number | null, body: unknown) => ask('games/getByCriteria/', by, body)
    const history = (readBy: number | null) => ask(`online/players/${white}/game-history`, readBy)
    const byPlayer = { includedPIds: [white] }
    for (const other of others) {
      for (const body of [byPlayer, { includedGIds: [gameId] }]) {
        expect(await found(other, body)).toMatchObject([
          {
            gId: gameId,
            currPh: 'CONNECTING',
            result: null,
            playingPh: { currTurn: { absNum: 1 } },
          },
        ])
      }
      expect(await history(other)).toEqual({ count: 0, results: [] })
    }
    expect(await found(pair[0], byPlayer)).toEqual([])
    expect(await history(pair[0])).toMatchObject({
      count: 1,
      results: [{ game_id: gameId, rating_change: null }],
    })
    await test.pass(viewerDelayMs)
    expect(await found(null, byPlayer)).toEqual([])
    expect(await history(null)).toMatchObject({
      count: 1,
      results: [{ game_id: gameId, end: { result: 'BLACK_WIN' } }],
    })
  })
})
