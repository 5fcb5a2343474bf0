import { contract, resultNumbers } from '@kingside/api'
import { parsePgn, startFen } from '@kingside/chess-game'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import { stranger } from '../../../caller.ts'
import { createGameReader } from '../../../db/games/game-reader.ts'
import { createTopGamesReader } from '../../../db/lobby/top-games-reader.ts'
import { games, players, ratings } from '../../../db/schema.ts'
import { positionAfter } from '../../../domain/games/game-moves.ts'
import { createMemoryLatencies } from '../../../domain/games/latencies.ts'
import { oneRegion } from '../../../domain/games/regions.ts'
import { fakeDeps } from '../../../testing/fake-deps.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import {
  blitzGame,
  openGame,
  type TestRooms,
  testRooms,
  twoPlayers,
} from '../../../testing/test-rooms.ts'

const database = testDatabase()
let test: TestRooms
let app: ReturnType<typeof createApp>
beforeAll(() => {
  test = testRooms(database())
  const reader = createGameReader(database())
  const player = {
    id: 1,
    uid: 'my-own-uid',
    kind: 'member',
    name: 'Me',
    title: null,
    foaTitle: null,
    country: null,
  } as const
  app = createApp(
    fakeDeps({
      gaming: { games: reader, topGames: createTopGamesReader(database()).topGames },
      regions: {
        games: reader,
        latencies: createMemoryLatencies(test.clock),
        regions: oneRegion,
        viewersOf: test.rooms.viewersOf,
        now: test.clock.now,
      },
      identify: async (context) =>
        context.req.header('x-test') === 'member'
          ? {
              ...stranger,
              role: 'free',
              player: { ...player, id: Number(context.req.header('x-player') ?? player.id) },
            }
          : stranger,
    }),
  )
})

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await app.request(`/api/${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

const fenAfter = (fen: string, uci: string) => positionAfter(fen, uci)?.fen ?? ''

const foolsMate = 'f2f3 e7e5 g2g4 d8h4'

describe('a game', () => {
  it('that goes on is told with its players and its turn; result and PGN are not there yet', async () => {
    const { gameId, line } = await openGame(test, await twoPlayers(database()))
    await line('e2e4 e7e5 g1f3')
    expect(await ask(`online/gaming/${gameId}/`)).toMatchObject({
      status: 200,
      answer: {
        gId: gameId,
        currPh: 'PLAYING',
        playingPh: { currTurn: { clr: 'b', absNum: 4 } },
        publicExtra: { rating: 'worldchess', time_control: { id: 9 }, rId: 'local' },
        firstMoveMs: 20_000,
        result: null,
        donePh: null,
        misc: { version: 7 },
      },
    })
    for (const part of ['result', 'pgn']) {
      expect(await ask(`online/gaming/${gameId}/${part}/`)).toMatchObject({
        status: 406,
        answer: { code: 'game_not_finished' },
      })
    }
  })

  it('tells each player what it may do to the own rating, nobody else, and not when it is over', async () => {
    const both = await twoPlayers(database())
    const { gameId, line } = await openGame(test, both)
    await database().insert(ratings).values({
      playerId: both[0],
      kind: 'worldchess',
      boardType: 'blitz',
      rating: 1500,
      deviation: 111,
      volatility: 0.06,
      games: 5,
      updatedAt: test.clock.now(),
    })
    const asked = (id: number) =>
      ask(`online/gaming/${gameId}/`, undefined, { 'x-test': 'member', 'x-player': String(id) })
    const told = async (id: number) => contract.gaming.get.response.parse((await asked(id)).answer)
    const [white, black, other] = [await told(both[0]), await told(both[1]), await told(9999)]
    expect(white).toMatchObject({
      stakes: { win: expect.any(Number), draw: expect.any(Number), loss: expect.any(Number) },
      white_player: { is_provisional: true },
    })
    expect(white.black_player.is_provisional, 'New says it already').toBeUndefined()
    expect(white.stakes?.win).toBeLessThan(black.stakes?.win ?? 0)
    expect(other.stakes).toBeNull()
    await line(foolsMate)
    await test.settled()
    expect((await told(both[0])).stakes).toBeNull()
  })

  it('tells its last turn, from the end of the one before to its own end', async () => {
    const { gameId, line } = await openGame(test, await twoPlayers(database()))
    const games = async () => [
      (await ask(`online/gaming/${gameId}/`)).answer,
      (await ask('games/getByCriteria/', { includedGIds: [gameId] })).answer,
    ]
    const lastTurn = (turn: unknown) => ({ playingPh: { lastTurn: turn } })
    expect(await games()).toMatchObject([lastTurn(null), [lastTurn(null)]])

    const startedAt = test.clock.now().getTime()
    await line('e2e4')
    const start = { absNum: 0, ts: null, fen: startFen, uci: null }
    const e4 = { absNum: 1, ts: startedAt, fen: fenAfter(startFen, 'e2e4'), uci: 'e2e4' }
    expect(await games()).toMatchObject([
      lastTurn({ start, end: e4 }),
      [lastTurn({ start, end: e4 })],
    ])

    await test.pass(7_000)
    await line('e7e5')
    const e5 = { absNum: 2, ts: startedAt + 7_000, fen: fenAfter(e4.fen, 'e7e5'), uci: 'e7e5' }
    const then = lastTurn({ start: e4, end: e5 })
    expect(await games()).toMatchObject([then, [then]])
  })

  it('R80: that is over has its result, its ratings and its PGN with clocks, and they agree', async () => {
    const { gameId, line } = await openGame(test, await twoPlayers(database()))
    await line(foolsMate)
    await test.settled()
    const { answer } = await ask(`online/gaming/${gameId}/result/`)
    expect(answer).toMatchObject({
      result: resultNumbers.BLACK_WIN,
      result_name: 'BLACK_WIN',
      reason: 'checkmate',
      is_settled: true,
      ratings: { white: { before: 1200 }, black: { before: 1200 } },
    })
    const told = await ask(`online/gaming/${gameId}/pgn/`)
    const { pgn } = contract.gaming.pgn.response.parse(told.answer)
    const game = parsePgn(pgn)
    expect(game.headers).toMatchObject({
      Result: '0-1',
      TimeControl: '180',
      Termination: 'normal',
      Event: 'Rated blitz',
    })
    expect(game.history.map(({ san }) => san)).toEqual(['f3', 'e5', 'g4', 'Qh4#'])
    expect(pgn).toContain('[%clk 0:03:00]')
  })

  it('that is not there is 404, and a text that is no id is a bad request', async () => {
    for (const part of ['', 'result/', 'pgn/']) {
      expect(await ask(`online/gaming/not-there-00/${part}`)).toMatchObject({
        status: 404,
        answer: { code: 'game_not_found' },
      })
    }
    expect((await ask("online/gaming/';drop--/")).status).toBe(400)
  })

  it('among those of the highest rated is listed', async () => {
    const { gameId } = await openGame(test, await twoPlayers(database()))
    const { answer } = await ask('online/gaming/top-rated-games/')
    expect(answer).toContainEqual(expect.objectContaining({ gameId }))
    expect(await ask('online/gaming/top-rated-game/')).toMatchObject({ status: 200 })
  })
})

describe('the history of a player', () => {
  const uidOf = async (id: number) => {
    const [row] = await database().select().from(players).where(eq(players.id, id))
    return row?.uid ?? ''
  }
  const historyOf = async (uid: string, query = '') => {
    const { status, answer } = await ask(`online/players/${uid}/game-history${query}`)
    expect(status).toBe(200)
    return contract.profiles.games.response.parse(answer)
  }

  it('tells each finished game as the player saw it, latest first', async () => {
    const pair = await twoPlayers(database())
    const [white, black] = await Promise.all(pair.map(uidOf))
    const { gameId, line } = await openGame(test, pair)
    await line(foolsMate)
    await test.settled()
    const aborted = await test.rooms.host.create(blitzGame(pair, { ratingType: 'non-rated' }))
    await test.rooms.command(aborted, pair[0], 'game.abort')
    const { gameId: running } = await openGame(test, pair)
    const { count, results } = await historyOf(black ?? '')
    expect(count).toBe(2)
    expect(results).toMatchObject([
      {
        game_id: aborted,
        color: 'black',
        rating_type: 'non-rated',
        end: { result: 'ABORT' },
        rating_change: null,
      },
      {
        game_id: gameId,
        color: 'black',
        rating: null,
        opponent: { uid: white, kind: 'member', rating: null },
        time_control_id: 9,
        rating_type: 'worldchess',
        end: { result: 'BLACK_WIN', reason: 'checkmate' },
      },
    ])
    const change = results[1]?.rating_change ?? 0
    expect(change).toBeGreaterThan(0)
    expect((await historyOf(white ?? '')).results[1]).toMatchObject({
      color: 'white',
      opponent: { uid: black },
      rating_change: -change,
    })
    expect(JSON.stringify(results)).not.toContain(running)
  })

  it('comes in pages of 20, each game once', async () => {
    const pair = await twoPlayers(database())
    for (let made = 0; made < 23; made += 1) {
      const gameId = await test.rooms.host.create(blitzGame(pair))
      await test.rooms.command(gameId, pair[made % 2 === 0 ? 0 : 1], 'game.abort')
    }
    const uid = await uidOf(pair[0])
    const first = await historyOf(uid)
    const second = await historyOf(uid, '?offset=20')
    expect([first.count, first.results.length, second.count, second.results.length]).toEqual([
      23, 20, 23, 3,
    ])
    const ids = [...first.results, ...second.results].map(({ game_id }) => game_id)
    expect(new Set(ids).size).toBe(23)
    expect((await historyOf(uid, '?limit=5&offset=30')).results).toEqual([])
  })

  it('has only the games that are asked for, and counts these', async () => {
    const pair = await twoPlayers(database())
    const play = async (game: Parameters<typeof blitzGame>[1]) => {
      const gameId = await test.rooms.host.create(blitzGame(pair, game))
      await test.rooms.command(gameId, pair[0], 'game.abort')
      return gameId
    }
    const rated = await play({})
    const unrated = await play({ ratingType: 'non-rated' })
    const rapid = await play({ timeControlId: 20 })
    const uid = await uidOf(pair[0])
    const idsOf = async (query: string) => {
      const { count, results } = await historyOf(uid, query)
      expect(count).toBe(results.length)
      return results.map(({ game_id }) => game_id)
    }
    expect(await idsOf('?rating_type=non-rated')).toEqual([unrated])
    expect(await idsOf('?board_type=rapid')).toEqual([rapid])
    expect(await idsOf('?board_type=blitz&rating_type=worldchess')).toEqual([rated])
    expect(await idsOf('?board_type=daily')).toEqual([])
    expect(await idsOf('?game_type=single')).toEqual([rapid, unrated, rated])
    expect(await idsOf('?game_type=tournaments')).toEqual([])
    await database().update(games).set({ originKind: 'tournament' }).where(eq(games.uid, rapid))
    expect(await idsOf('?game_type=tournaments')).toEqual([rapid])
    expect(await idsOf('?game_type=single')).toEqual([unrated, rated])
  })

  it('is empty for who has played none, and nobody’s is 404', async () => {
    const [id] = await twoPlayers(database())
    expect(await historyOf(await uidOf(id))).toEqual({ count: 0, results: [] })
    expect(await ask('online/players/nobody-at-all/game-history')).toMatchObject({
      status: 404,
      answer: { code: 'not_found' },
    })
  })

  it.each(['limit=0', 'limit=101', 'offset=-1', 'offset=x', 'board_type=chess', 'rating_type=1'])(
    'refuses %s',
    async (query) => {
      const [id] = await twoPlayers(database())
      const path = `online/players/${await uidOf(id)}/game-history?${query}`
      expect(await ask(path)).toMatchObject({ status: 400, answer: { code: 'bad_request' } })
    },
  )
})

describe('the region', () => {
  it('is the one that there is, and answers', async () => {
    expect((await ask('regions/all/')).answer).toEqual([
      { rId: 'local', name: 'Kingside', url: '' },
    ])
    expect((await ask('utils/liveness/')).answer).toMatchObject({ rId: 'local' })
  })

  it('finds games by their ids and by players who play', async () => {
    const { gameId, line } = await openGame(test, await twoPlayers(database()))
    const data = await ask(`online/gaming/${gameId}/`)
    const { wPId } = contract.gaming.get.response.parse(data.answer)
    const byPlayer = await ask('games/getByCriteria/', { includedPIds: [wPId] })
    expect(byPlayer.answer).toEqual([data.answer])
    expect((await ask('games/getByCriteria/', {})).answer).toEqual([])
    await line(foolsMate)
    expect((await ask('games/getByCriteria/', { includedPIds: [wPId] })).answer).toEqual([])
    const byId = await ask('games/getByCriteria/', { includedGIds: [gameId, 'not-there-00'] })
    expect(byId.answer).toMatchObject([{ gId: gameId, result: 3 }])
    expect((await ask('regions/getByGIds/', { gIds: [gameId, 'not-there-00'] })).answer).toEqual([
      { gId: gameId, rId: 'local' },
    ])
  })

  it('R102: tells a game’s state as viewers see it', async () => {
    const { gameId, w, line } = await openGame(test, await twoPlayers(database()))
    await line('e2e4 e7e5')
    await w.say({ type: 'command', command: 'draw.offer' })
    expect((await ask(`game/${gameId}/api/v1/`)).answer).toMatchObject({
      config: { gId: gameId },
      state: { drawOffer: null, turns: [{ uci: 'e2e4' }, { uci: 'e7e5' }], running: true },
    })
  })

  it('S-41: notes latencies of the caller alone', async () => {
    const note = (pId: string, headers = {}) =>
      ask('playerLatency/', { pId, byRegion: { local: 24 } }, headers)
    expect((await note('my-own-uid')).answer).toMatchObject({ code: 'player_uid_missing' })
    expect((await note('somebody', { 'x-test': 'member' })).status).toBe(403)
    expect((await note('my-own-uid', { 'x-test': 'member' })).status).toBe(200)
    const criteria = { includedPIds: ['my-own-uid', 'somebody'] }
    expect((await ask('playerLatency/getByCriteria/', criteria)).answer).toEqual([
      { pId: 'my-own-uid', byRegion: { local: 24 } },
    ])
  })
})
