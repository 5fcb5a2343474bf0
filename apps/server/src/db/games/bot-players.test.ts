import { lanOf, legalMoves } from '@kingside/chess-game'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { seedBots } from './seed-bots.ts'
import { bots, games, players, ratings } from '../schema.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { blitzGame, testRooms, TestSocket, twoPlayers } from '../../testing/test-rooms.ts'
import { type BotEngine, createBotPlayers } from '../../domain/games/bot-players.ts'
import { positionAfter } from '../../domain/games/game-moves.ts'

const database = testDatabase()
beforeAll(() => seedBots(database()))
const botOf = async (level: number) => {
  const [bot] = await database().select().from(bots).where(eq(bots.level, level))
  if (!bot) throw new Error('no such bot')
  return bot.playerId
}

/** Rooms whose bots play the first legal move. */
function botRooms(bestMove?: BotEngine['bestMove']) {
  const asked: number[] = []
  const engine: BotEngine = {
    bestMove: async (request) => {
      asked.push(request.level)
      if (bestMove) return bestMove(request)
      const position = request.moves.reduce((fen, uci) => parseAfter(fen, uci), request.initialFen)
      const [first] = legalMoves(position)
      return first ? lanOf(first) : ''
    },
  }
  let onChanged: ReturnType<typeof createBotPlayers>['onChanged'] = () => {}
  const failures: string[] = []
  const test = testRooms(database(), { onChanged: (state, rooms) => onChanged(state, rooms) })
  const players = createBotPlayers({
    engine,
    clock: test.clock,
    random: () => 0.5,
    onFailure: (event) => failures.push(event),
  })
  ;({ onChanged } = players)
  return { ...test, asked, botFailures: failures }
}

const parseAfter = (fen: string, uci: string): string => positionAfter(fen, uci)?.fen ?? fen

it('seeds eight bots with names and ratings, and seeding again changes nothing', async () => {
  await seedBots(database())
  const rows = await database().select().from(players).where(eq(players.kind, 'bot'))
  expect(rows).toHaveLength(8)
  const all = await database().select().from(bots)
  expect(new Set(all.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  const rated = await database()
    .select()
    .from(ratings)
    .where(eq(ratings.playerId, await botOf(3)))
  expect(rated.map(({ rating }) => rating)).toEqual([1200, 1200, 1200, 1200, 1200, 1200])
})

it('a bot is there at once, answers after a moment, and declines draws', async () => {
  const test = botRooms()
  const [human] = await twoPlayers(database())
  const bot = await botOf(4)
  const gameId = await test.rooms.host.create(blitzGame([human, bot]))
  const socket = new TestSocket(test.rooms, gameId)
  await socket.join(human)
  expect(socket.heard).toContainEqual(
    expect.objectContaining({
      type: 'snapshot',
      snapshot: expect.objectContaining({ phase: 'PLAYING' }),
    }),
  )
  await socket.move('e2e4')
  expect(socket.plies).toBe(1)
  await test.pass(2_000)
  expect(socket.plies).toBe(2)
  expect(test.asked).toEqual([4])
  await socket.say({ type: 'command', command: 'draw.offer' })
  await test.settled()
  expect(socket.events.at(-1)?.type).toBe('DRAW_REJECTED')
})

it('a bot that could not move tries again, and accepts a rematch in which it begins', async () => {
  let fails = 1
  const test = botRooms(async ({ moves }) => {
    if (fails-- > 0) throw new Error('no engine')
    return moves.length === 1 ? 'e7e5' : 'd2d4'
  })
  const [human] = await twoPlayers(database())
  const gameId = await test.rooms.host.create(blitzGame([human, await botOf(1)]))
  const socket = new TestSocket(test.rooms, gameId)
  await socket.join(human)
  await socket.move('e2e4')
  await test.pass(5_000)
  expect(socket.plies).toBe(2)
  expect(test.botFailures).toEqual(['bots.move'])
  await socket.say({ type: 'command', command: 'game.resign' })
  await socket.say({ type: 'rematch', action: 'offer' })
  await test.settled()
  const started = socket.heard.find((one) => one.type === 'rematch' && one.state === 'started')
  const next = started?.type === 'rematch' ? (started.newGameId ?? '') : ''
  const again = new TestSocket(test.rooms, next)
  await again.join(human)
  await test.pass(2_000)
  expect(again.plies).toBe(1)
})

it('a bot lets moves be taken back, also one that it thinks about, and answers the next', async () => {
  const test = botRooms()
  const [human] = await twoPlayers(database())
  const gameId = await test.rooms.host.create(
    blitzGame([human, await botOf(3)], { ratingType: 'non-rated' }),
  )
  const socket = new TestSocket(test.rooms, gameId)
  await socket.join(human)
  const takeBack = async () => {
    await socket.say({ type: 'command', command: 'takeback.offer' })
    await test.settled()
  }
  await socket.move('e2e4')
  await takeBack()
  expect(socket.plies).toBe(0)
  await socket.move('d2d4')
  await test.pass(2_000)
  expect(socket.plies).toBe(2)
  await takeBack()
  expect(socket.plies).toBe(0)
  await socket.move('c2c4')
  await test.pass(2_000)
  expect(socket.plies).toBe(2)
  expect(test.botFailures).toEqual([])
})

it('a game with a bot is never rated', async () => {
  const test = botRooms()
  const [human] = await twoPlayers(database())
  const gameId = await test.rooms.host.create(blitzGame([human, await botOf(2)]))
  const socket = new TestSocket(test.rooms, gameId)
  await socket.join(human)
  await socket.move('e2e4')
  await test.pass(2_000)
  await socket.say({ type: 'command', command: 'game.resign' })
  await test.settled()
  const [row] = await database().select().from(games).where(eq(games.uid, gameId))
  expect(row).toMatchObject({ result: 'BLACK_WIN' })
  expect(row?.settledAt).not.toBeNull()
  const rated = await database().select().from(ratings).where(eq(ratings.playerId, human))
  expect(rated).toEqual([])
})
