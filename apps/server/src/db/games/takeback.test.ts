import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pgnOf } from '../../domain/games/game-pgn.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { openGame, testRooms, TestSocket, twoPlayers } from '../../testing/test-rooms.ts'
import { gameMoves, games } from '../schema.ts'
import { createGameReader } from './game-reader.ts'

const database = testDatabase()

async function unratedGame() {
  const test = testRooms(database())
  const pair = await twoPlayers(database())
  const open = await openGame(test, pair, { ratingType: 'non-rated' })
  const say = (socket: TestSocket, command: 'takeback.offer' | 'takeback.accept') =>
    socket.say({ type: 'command', command })
  /** White has the last move back. */
  const takeBack = async () => {
    await say(open.w, 'takeback.offer')
    await say(open.b, 'takeback.accept')
  }
  return { test, pair, ...open, say, takeBack }
}

const storedMoves = async (uid: string) => {
  const rows = await database()
    .select({ uci: gameMoves.uci })
    .from(gameMoves)
    .innerJoin(games, eq(games.id, gameMoves.gameId))
    .where(eq(games.uid, uid))
    .orderBy(gameMoves.absNum)
  return rows.map(({ uci }) => uci).join(' ')
}

describe('a takeback', () => {
  it('is stored whole: the moves are gone, and the same plies are played anew', async () => {
    const { gameId, w, line, takeBack } = await unratedGame()
    await line('e2e4 e7e5 g1f3')
    await takeBack()
    expect(await storedMoves(gameId)).toBe('e2e4 e7e5')
    expect(w.plies).toBe(2)
    await line('f1c4 g8f6')
    expect(await storedMoves(gameId)).toBe('e2e4 e7e5 f1c4 g8f6')
    const [row] = await database().select().from(games).where(eq(games.uid, gameId))
    expect(row).toMatchObject({ plies: 4 })
  })

  it('is refused in a rated game, with a reason for the asker alone', async () => {
    const test = testRooms(database())
    const { w, b, line } = await openGame(test, await twoPlayers(database()))
    await line('e2e4 e7e5')
    const before = b.heard.length
    expect(await w.say({ type: 'command', command: 'takeback.offer' })).toEqual([
      { type: 'refused', command: 'takeback.offer', reason: 'not-allowed' },
    ])
    expect(b.heard).toHaveLength(before)
  })

  it('R05: reaches who was away: by the events that were missed, or by a snapshot', async () => {
    const { test, gameId, w, pair, line, takeBack } = await unratedGame()
    await line('e2e4 e7e5 g1f3')
    const since = w.events.at(-1)?.v ?? 0
    await takeBack()
    await line('f1c4')
    const back = new TestSocket(test.rooms, gameId)
    await back.join(pair[0], since)
    expect(back.events.map(({ type }) => type)).toEqual([
      'TAKEBACK_OFFER',
      'MOVES_CHANGED',
      'MOVED',
    ])
    const anew = new TestSocket(test.rooms, gameId)
    await anew.join(pair[0])
    expect([back.fen, anew.fen]).toEqual([w.fen, w.fen])
  })

  it('R102: shows viewers that the moves went back, and nothing of who asked whom', async () => {
    const { test, gameId, b, line, say, w } = await unratedGame()
    const viewer = new TestSocket(test.rooms, gameId)
    await viewer.join(null)
    await line('e2e4 e7e5 g1f3')
    await say(w, 'takeback.offer')
    const late = new TestSocket(test.rooms, gameId)
    await late.join(null)
    expect(JSON.stringify([viewer.heard, late.heard])).not.toMatch(
      /TAKEBACK|"takebackOffer":"|"lastTakeback":\{"w":\d/,
    )
    await say(b, 'takeback.accept')
    expect([viewer.plies, late.plies]).toEqual([2, 2])
    expect(viewer.events.map(({ v }) => v)).toEqual(
      b.events.map(({ v }) => v).slice(-viewer.events.length),
    )
  })

  it('outlives the process: the next one goes on from the moves that are left', async () => {
    const { test, gameId, pair, line, takeBack } = await unratedGame()
    await line('e2e4 e7e5 g1f3 b8c6')
    await takeBack()
    await test.rooms.stop({ restartInMs: 0 })
    const next = testRooms(database(), { start: test.clock.now() })
    const white = new TestSocket(next.rooms, gameId)
    await white.join(pair[0])
    expect(white.plies).toBe(2)
    expect(await white.move('f1c4')).toMatchObject({ type: 'ack', ack: { outcome: 'accepted' } })
    expect(await storedMoves(gameId)).toBe('e2e4 e7e5 f1c4')
  })

  it('stays open over a restart, and is answered then', async () => {
    const { test, gameId, w, pair, line, say } = await unratedGame()
    await line('e2e4 e7e5 g1f3')
    await say(w, 'takeback.offer')
    await test.rooms.stop({ restartInMs: 0 })
    const next = testRooms(database(), { start: test.clock.now() })
    const black = new TestSocket(next.rooms, gameId)
    await black.join(pair[1])
    expect(black.heard).toContainEqual(
      expect.objectContaining({ snapshot: expect.objectContaining({ takebackOffer: 'w' }) }),
    )
    await say(black, 'takeback.accept')
    expect(black.plies).toBe(2)
  })

  it('is in no record of the game: neither in its PGN nor in the list of games', async () => {
    const { test, gameId, b, line, takeBack } = await unratedGame()
    await line('e2e4 e7e5 g1f3')
    await takeBack()
    await line('f1c4')
    await b.say({ type: 'command', command: 'game.resign' })
    await test.settled()
    expect(test.reviews).toEqual([])
    const reader = createGameReader(database())
    const record = await reader.find(gameId)
    expect(record && pgnOf(record)).toMatch(/1\. e4 .* e5 .* Bc4/s)
    expect(record && pgnOf(record)).not.toContain('Nf3')
    const playerUid = record?.players.w.uid ?? ''
    const history = await reader.history({ playerUid, limit: 20, offset: 0 })
    expect(history?.games).toMatchObject([{ gameId, end: { result: 'WHITE_WIN' } }])
  })
})

it('a game that was stored before there were takebacks goes on, and has them', async () => {
  const { test, gameId, pair, line } = await unratedGame()
  await line('e2e4 e7e5')
  await test.rooms.stop({ restartInMs: 0 })
  const [row] = await database().select().from(games).where(eq(games.uid, gameId))
  if (!row) throw new Error('no such game')
  const { takebackOffer, lastTakeback, takenBack, ...before } = row.state
  expect([takebackOffer, lastTakeback, takenBack]).toEqual([null, { w: null, b: null }, []])
  await database()
    .update(games)
    .set({ state: JSON.parse(JSON.stringify(before)) })
    .where(eq(games.uid, gameId))
  const next = testRooms(database(), { start: test.clock.now() })
  const white = new TestSocket(next.rooms, gameId)
  const black = new TestSocket(next.rooms, gameId)
  await white.join(pair[0])
  await black.join(pair[1])
  expect(white.heard).toContainEqual(
    expect.objectContaining({ snapshot: expect.objectContaining({ takebackOffer: null }) }),
  )
  await white.say({ type: 'command', command: 'takeback.offer' })
  await black.say({ type: 'command', command: 'takeback.accept' })
  expect(white.plies).toBe(0)
})
