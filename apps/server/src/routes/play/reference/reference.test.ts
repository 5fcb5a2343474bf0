import { type BoardTypeName, contract, type LobbyEvent, type LobbyPlayer } from '@kingside/api'
import { startFen } from '@kingside/chess-game'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRatingStore } from '../../../db/accounts/rating-store.ts'
import { createLobbyLists } from '../../../domain/lobby/lobby-lists.ts'
import { type LobbyWorld, lobbyWorld, type TestPlayer } from '../../../testing/lobby-world.ts'
import { manualClock } from '../../../testing/manual-clock.ts'
import { testDatabase } from '../../../testing/test-database.ts'

const database = testDatabase()
let world: LobbyWorld
let strong: TestPlayer
let weak: TestPlayer

const addGame = (uid: string, phase: string, rating: number, result: string | null = null) =>
  database().execute(sql`
    insert into games (uid, white_id, black_id, time_control_id, board_type, rating_type, white_rating,
      black_rating, origin_kind, origin_id, config, phase, v, state, ahead_ms, result, created_at)
    values (${uid}, ${strong.id}, ${weak.id}, 9, 'blitz', 'worldchess', ${rating}, null, 'short', ${uid},
      ${JSON.stringify({ initialFen: startFen })}, ${phase}::game_phase, 0, '{}', 0, ${result}::game_result, now())`)

beforeAll(async () => {
  world = lobbyWorld(database())
  strong = await world.addPlayer({ name: 'Strong', blitz: 2710.4 })
  weak = await world.addPlayer({ name: 'Weak', blitz: 1300 })
  await world.addPlayer({ kind: 'bot', name: 'Bot', blitz: 2900 })
  await world.addPlayer({ name: 'New' })
  await addGame('game-slow', 'PLAYING', 1500)
  await addGame('game-best', 'PLAYING', 2700)
  await addGame('game-soon', 'CONNECTING', 2800)
  await addGame('game-later', 'SCHEDULED', 2800)
  await addGame('game-over', 'DONE', 2800, 'DRAW')
})

it('lists the best players of each board type, people only, best first', async () => {
  const lists = await world.call(null, contract.bestPlayers.list)
  expect(lists.map(({ board_type_name, players }) => [board_type_name, players.length])).toEqual([
    ['bullet', 0],
    ['blitz', 2],
    ['rapid', 0],
    ['classic', 0],
  ])
  expect(lists[1]?.players).toEqual([
    {
      uid: strong.uid,
      name: 'Strong',
      kind: 'member',
      rating: 2710,
      title: null,
      country: null,
    },
    expect.objectContaining({ uid: weak.uid, rating: 1300 }),
  ])
  const [, blitz] = await world.call(null, contract.bestPlayers.list, { query: '?limit=1' })
  expect(blitz?.players).toHaveLength(1)
})

it('lists those of one board type, where it is asked for', async () => {
  const { id } = await world.addPlayer({ name: 'Rapid only' })
  const known = { boardType: 'rapid', rating: 2000 } as const
  await createRatingStore(database()).set(id, known, new Date())
  const [rapid, ...others] = await world.call(null, contract.bestPlayers.list, {
    query: '?board_type=rapid',
  })
  expect(rapid).toMatchObject({ board_type_name: 'rapid', players: [{ name: 'Rapid only' }] })
  expect(others).toEqual([])
  expect(
    await world.refusal(null, contract.bestPlayers.list, { query: '?board_type=chess960' }),
  ).toMatchObject({ code: 'bad_request' })
})

it('lists the games that are played, of the highest ratings first', async () => {
  const games = await world.call(null, contract.bestBoards.topList)
  expect(games.map(({ gameId }) => gameId)).toEqual(['game-best', 'game-slow'])
  expect(games[0]).toMatchObject({
    white: { uid: strong.uid, rating: 2700 },
    black: { uid: weak.uid, rating: null },
    rating_type: 'worldchess',
    time_control_id: 9,
    tournament_id: null,
    board: { fen: startFen, last_move: null, result: null },
  })
})

it('counts who is here and the games under way', async () => {
  expect(await world.call(null, contract.platform.stats)).toEqual({ players: 7, games: 3 })
})

describe('the live lists', () => {
  const told: LobbyEvent[] = []
  const clock = manualClock()
  let games = 3
  const bestOf: Partial<Record<BoardTypeName, LobbyPlayer[]>> = {}
  const lists = createLobbyLists({
    clock,
    feed: {
      sendToFollowersHere: (_, news) => told.push(news),
      isFollowedHere: () => false,
      count: () => 7,
    },
    topGamesReader: {
      bestPlayers: async (boardType) => bestOf[boardType] ?? [],
      topGames: async () => [],
      boardsOf: async () => [],
      countGames: async () => games,
    },
    onError: (error) => {
      throw error
    },
  })
  const counts = () => told.filter(({ type }) => type === 'counts.updated')
  const wait = async (ms: number) => {
    clock.pass(ms)
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }

  beforeEach(() => {
    told.length = 0
  })

  it('are told when they change, and not again until they change once more', async () => {
    lists.start()
    await wait(5_000)
    expect(counts()).toEqual([{ type: 'counts.updated', counts: { players: 7, games: 3 } }])
    await wait(5_000)
    expect(counts()).toHaveLength(1)
    games = 4
    await wait(5_000)
    expect(counts()[1]).toEqual({ type: 'counts.updated', counts: { players: 7, games: 4 } })
    lists.stop()
    games = 5
    await wait(60_000)
    expect(counts()).toHaveLength(2)
  })

  it('tell the best players of each board type, and only of one that has changed', async () => {
    const players = () =>
      told.flatMap((news) => (news.type === 'players.updated' ? [news.board_type_name] : []))
    lists.start()
    await wait(60_000)
    expect(players()).toEqual(['bullet', 'blitz', 'rapid', 'classic'])
    bestOf.rapid = [
      { uid: 'r', name: 'Rapid', kind: 'member', rating: 2000, title: null, country: null },
    ]
    await wait(60_000)
    expect(players().slice(4)).toEqual(['rapid'])
    lists.stop()
  })
})
