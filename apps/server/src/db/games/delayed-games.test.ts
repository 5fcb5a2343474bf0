import type { GameServerMessage } from '@kingside/api'
import { lanOf, legalMoves, parseFen } from '@kingside/chess-game'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import {
  blitzGame,
  openGame,
  type TestRooms,
  testRooms,
  TestSocket,
  twoPlayers,
} from '../../testing/test-rooms.ts'
import { createTopGamesReader } from '../lobby/top-games-reader.ts'
import { games, ratings } from '../schema.ts'
import { createGameReader } from './game-reader.ts'

const database = testDatabase()
const delayMs = 60_000
const delayed = { viewerDelayMs: delayMs }
const foolsMate = 'f2f3 e7e5 g2g4 d8h4'

const isEnd = (message: GameServerMessage) =>
  message.type === 'event' &&
  message.event.type === 'PHASE_CHANGED' &&
  message.event.data.phase === 'DONE'
const pliesOf = ({ events }: TestSocket) => events.filter(({ type }) => type === 'MOVED').length
const snapshotOf = (messages: readonly GameServerMessage[]) =>
  messages.find((message) => message.type === 'snapshot')?.snapshot

async function viewerOf({ rooms }: TestRooms, gameId: string, sinceV = 0) {
  const viewer = new TestSocket(rooms, gameId)
  return { viewer, told: await viewer.join(null, sinceV) }
}

describe('viewers of a delayed game', () => {
  it('R101: hear what happens when the delay is over, in order; the players hear it at once', async () => {
    const test = testRooms(database())
    const { gameId, w, b, line } = await openGame(test, await twoPlayers(database()), delayed)
    const { viewer } = await viewerOf(test, gameId)
    await line('e2e4')
    await test.pass(5_000)
    await line('e7e5')
    expect([pliesOf(w), pliesOf(b), pliesOf(viewer)]).toEqual([2, 2, 0])
    await test.pass(54_000)
    expect(viewer.events.map(({ type }) => type)).not.toContain('MOVED')
    await test.pass(1_000)
    expect(viewer.events.at(-1)).toMatchObject({ type: 'MOVED', data: { uci: 'e2e4' } })
    await test.pass(4_000)
    expect(pliesOf(viewer)).toBe(1)
    await test.pass(1_000)
    expect(viewer.events.at(-1)).toMatchObject({ type: 'MOVED', data: { uci: 'e7e5' } })
    expect(viewer.events.map(({ v }) => v)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('R101: who come late see the game as it was, with the clocks of then', async () => {
    const test = testRooms(database())
    const { gameId, line } = await openGame(test, await twoPlayers(database()), delayed)
    const early = await viewerOf(test, gameId)
    expect(snapshotOf(early.told)).toMatchObject({ v: 0, phase: 'CONNECTING', turns: [] })
    await line('e2e4 e7e5')
    await test.pass(30_000)
    await line('g1f3')
    await test.pass(50_000)
    const { told } = await viewerOf(test, gameId)
    expect(told[0]).toMatchObject({ type: 'joined', v: 6 })
    expect(snapshotOf(told)).toMatchObject({
      v: 6,
      turns: [{ uci: 'e2e4' }, { uci: 'e7e5' }],
      // White had thought for 20 s, a minute ago.
      clocks: { w: 160_000, b: 180_000 },
      running: true,
    })
    const [asked] = await early.viewer.say({ type: 'snapshot' })
    expect(asked).toMatchObject({ snapshot: { v: 6, turns: { length: 2 } } })
  })

  it('R101: who know more than they may, as a player who has signed out, are told no more', async () => {
    const test = testRooms(database())
    const { gameId, line } = await openGame(test, await twoPlayers(database()), delayed)
    await line('e2e4 e7e5')
    await test.pass(delayMs)
    await line('g1f3 b8c6')
    const { told } = await viewerOf(test, gameId, 7)
    expect(told[0]).toMatchObject({ type: 'joined', v: 6 })
    expect(snapshotOf(told)).toMatchObject({ v: 6, turns: { length: 2 } })
  })

  it('R101: who come back with v get what they missed and may know', async () => {
    const test = testRooms(database())
    const { gameId, line } = await openGame(test, await twoPlayers(database()), delayed)
    await line('e2e4 e7e5')
    await test.pass(delayMs)
    await line('g1f3 b8c6')
    const { viewer, told } = await viewerOf(test, gameId, 3)
    expect(snapshotOf(told)).toBeUndefined()
    expect(viewer.events.map(({ v }) => v)).toEqual([4, 5, 6])
    await test.pass(delayMs)
    expect(viewer.events.map(({ v }) => v)).toEqual([4, 5, 6, 7, 8])
  })

  it('R101: get nothing more out of moves and commands that are not theirs to give', async () => {
    const test = testRooms(database())
    const { gameId, line } = await openGame(test, await twoPlayers(database()), delayed)
    await line('e2e4 e7e5')
    const { viewer } = await viewerOf(test, gameId)
    expect(await viewer.move('e2e4')).toMatchObject({
      bad: { reason: 'not-a-player', snapshot: { v: 0, turns: [] } },
    })
    for (const command of ['flag.claim', 'game.resign'] as const) {
      expect(await viewer.say({ type: 'command', command })).toMatchObject([
        { reason: 'not-a-player' },
      ])
    }
    const [stranger] = await twoPlayers(database())
    const answer = await test.rooms.move(stranger, viewer.moveOf('e2e4'))
    expect(answer).toMatchObject({ bad: { snapshot: { v: 0, turns: [] } } })
  })

  it('R101: one of whom becomes the player sees all at once', async () => {
    const test = testRooms(database())
    const pair = await twoPlayers(database())
    const { gameId, line } = await openGame(test, pair, delayed)
    await line('e2e4 e7e5')
    const { viewer } = await viewerOf(test, gameId)
    expect(viewer.plies).toBe(0)
    const told = await viewer.join(pair[0])
    expect(snapshotOf(told)).toMatchObject({ v: 6, turns: { length: 2 } })
    await line('g1f3')
    expect(viewer.plies).toBe(3)
  })

  it('R101: hear of the end, the next game and the ratings when the delay is over', async () => {
    const test = testRooms(database())
    const pair = await twoPlayers(database())
    const { gameId, w, b, line } = await openGame(test, pair, delayed)
    const { viewer } = await viewerOf(test, gameId)
    const listened: GameServerMessage[] = []
    test.rooms.listen(gameId, (message) => listened.push(message))
    await line(foolsMate)
    await Promise.all([w, b].map((each) => each.say({ type: 'rematch', action: 'offer' })))
    expect(w.heard.some(isEnd)).toBe(true)
    await test.pass(59_000)
    const isOfTheEnd = (message: GameServerMessage) => isEnd(message) || message.type === 'rematch'
    for (const heard of [viewer.heard, listened]) expect(heard.some(isOfTheEnd)).toBe(false)
    const ratingsOf = () => database().select().from(ratings).where(eq(ratings.playerId, pair[0]))
    expect(await ratingsOf()).toEqual([])
    const late = await viewerOf(test, gameId)
    expect(snapshotOf(late.told)?.end).toBeNull()
    expect(late.told.some(isOfTheEnd)).toBe(false)
    await test.pass(1_000)
    for (const heard of [viewer.heard, late.viewer.heard, listened]) {
      expect(heard.filter(isEnd)).toHaveLength(1)
      const last = heard.findLast(({ type }) => type !== 'viewers')
      expect(last).toMatchObject({ type: 'rematch', state: 'started' })
    }
    expect(await ratingsOf()).toMatchObject([{ games: 1 }])
  })

  it('R101: without a socket hear the rest of a game that everybody has left', async () => {
    const test = testRooms(database())
    const { gameId, w, b, line } = await openGame(test, await twoPlayers(database()), {
      viewerDelayMs: 600_000,
    })
    const listened: GameServerMessage[] = []
    test.rooms.listen(gameId, (message) => listened.push(message))
    await line(foolsMate)
    await w.leave()
    await b.leave()
    await test.pass(599_000)
    expect(listened.filter(({ type }) => type === 'event')).toEqual([])
    await test.pass(1_000)
    expect(listened.filter(isEnd)).toHaveLength(1)
    await test.pass(120_000)
    expect(test.rooms.counts()).toEqual({ rooms: 0, listeners: 0, sockets: 0 })
  })
})

describe('a delayed game that another process takes over', () => {
  it('R101: is shown as late as before, from what is stored', async () => {
    const first = testRooms(database())
    const pair = await twoPlayers(database())
    const { gameId, w, line } = await openGame(first, pair, delayed)
    await line('e2e4 e7e5')
    await first.pass(30_000)
    await line('g1f3')
    await w.say({ type: 'command', command: 'draw.offer' })
    await first.pass(25_000)
    await first.rooms.stop({ restartInMs: 0 })
    const second = testRooms(database(), { start: first.clock.now() })
    const { viewer, told } = await viewerOf(second, gameId)
    expect(snapshotOf(told)).toMatchObject({ v: 0, turns: [] })
    await second.pass(5_000)
    expect(viewer.plies).toBe(2)
    await second.pass(29_000)
    expect(viewer.plies).toBe(2)
    await second.pass(1_000)
    expect(viewer.plies).toBe(3)
    expect(JSON.stringify(viewer.heard)).not.toMatch(/DRAW|"drawOffer":"/)
  })

  it('R101: also when more happened than a room keeps', async () => {
    const first = testRooms(database())
    const pair = await twoPlayers(database())
    const { gameId, w, line } = await openGame(first, pair, delayed)
    await line('e2e4 e7e5')
    await first.pass(30_000)
    for (let ply = 3; ply <= 150; ply += 1) {
      const moves = legalMoves(parseFen(w.fen))
      const chosen = moves[(ply * 7) % moves.length]
      if (chosen) await line(lanOf(chosen))
    }
    expect(w.plies).toBeGreaterThan(140)
    const second = testRooms(database(), { start: first.clock.now() })
    await second.pass(40_000)
    const { told } = await viewerOf(second, gameId)
    expect(snapshotOf(told)).toMatchObject({ v: 6, turns: [{ uci: 'e2e4' }, { uci: 'e7e5' }] })
  })

  it('R101: its next game is shown, and not before the delay is over', async () => {
    const first = testRooms(database())
    const { gameId, w, b, line } = await openGame(first, await twoPlayers(database()), delayed)
    await line(foolsMate)
    await first.pass(50_000)
    await Promise.all([w, b].map((each) => each.say({ type: 'rematch', action: 'offer' })))
    await first.rooms.stop({ restartInMs: 0 })
    const second = testRooms(database(), { start: first.clock.now() })
    const { viewer } = await viewerOf(second, gameId)
    const hasNext = () => viewer.heard.some(({ type }) => type === 'rematch')
    await second.pass(59_000)
    expect([viewer.heard.some(isEnd), hasNext()]).toEqual([true, false])
    await second.pass(1_000)
    expect(hasNext()).toBe(true)
  })

  it('R101: its end is settled by who starts next, when the delay is over', async () => {
    const first = testRooms(database())
    const pair = await twoPlayers(database())
    const { gameId, line } = await openGame(first, pair, delayed)
    await line(foolsMate)
    await first.settled()
    const second = testRooms(database(), { start: first.clock.now() })
    await second.settler.settleAll()
    const settledAt = async () => {
      const [row] = await database().select().from(games).where(eq(games.uid, gameId))
      return row?.settledAt
    }
    await second.pass(59_000)
    expect(await settledAt()).toBeNull()
    await second.pass(1_000)
    expect(await settledAt()).toEqual(second.clock.now())
  })
})

it('R101: whatever happens, no viewer hears of what is younger than the delay, and each hears all of it', async () => {
  let seed = 101
  const next = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below
  for (let round = 0; round < 4; round += 1) {
    let test = testRooms(database())
    const pair = await twoPlayers(database())
    const { gameId, ...players } = await openGame(test, pair, delayed)
    let { w, b } = players
    const mayKnow = () => test.clock.now().getTime() - delayMs
    const wrong: string[] = []
    const movedAt: number[] = []
    const check = (message: GameServerMessage) => {
      if (message.type === 'event' && message.event.serverTs > mayKnow()) wrong.push('event')
      if (message.type !== 'snapshot') return
      const { turns, end } = message.snapshot
      if (turns.length > movedAt.filter((at) => at <= mayKnow()).length) wrong.push('snapshot')
      if (end && (movedAt.at(-1) ?? 0) > mayKnow()) wrong.push('end')
    }
    const watch = async (sinceV: number) => {
      const socketId = `viewer-${round}-${next(1e9)}`
      const heard: GameServerMessage[] = []
      const send = (message: GameServerMessage) => {
        check(message)
        heard.push(message)
      }
      const request = {
        gameId,
        socketId,
        playerId: null,
        userType: 'viewer',
        sinceV,
        send,
      } as const
      const answer = await test.rooms.join(request)
      if (answer.kind === 'joined') for (const message of answer.messages) send(message)
      return heard
    }
    let heards = [await watch(0)]
    for (let step = 0; step < 60; step += 1) {
      const what = next(12)
      const mover = w.plies % 2 === 0 ? w : b
      const moves = legalMoves(parseFen(mover.fen))
      const move = moves[next(moves.length || 1)]
      if (what < 7 && move) {
        const answer = await mover.move(lanOf(move))
        if (answer?.type === 'ack') movedAt.push(test.clock.now().getTime())
      } else if (what === 7) heards.push(await watch(next(w.plies + 2)))
      else if (what === 8) await mover.say({ type: 'command', command: 'draw.offer' })
      else if (what === 9 && step % 20 === 9) {
        await test.rooms.stop({ restartInMs: 0 })
        test = testRooms(database(), { start: test.clock.now() })
        ;[w, b] = [new TestSocket(test.rooms, gameId), new TestSocket(test.rooms, gameId)]
        await w.join(pair[0])
        await b.join(pair[1])
        heards = [await watch(0)]
      }
      await test.pass(next(4) * 1_000)
    }
    await test.pass(delayMs)
    expect(wrong).toEqual([])
    expect(movedAt.length).toBeGreaterThan(10)
    const last = w.events.at(-1)?.v
    for (const heard of heards) {
      const first = heard.find(({ type }) => type === 'snapshot' || type === 'event')
      const since = first?.type === 'snapshot' ? first.snapshot.v + 1 : undefined
      const told = heard.flatMap((each) => (each.type === 'event' ? [each.event.v] : []))
      const begin = since ?? told[0] ?? 0
      expect(told).toEqual(Array.from({ length: (last ?? 0) - begin + 1 }, (_, at) => begin + at))
    }
  }
}, 60_000)

it('R101: a game that was made before there were delays is seen at once', async () => {
  const test = testRooms(database())
  const pair = await twoPlayers(database())
  const gameId = await test.rooms.host.create(blitzGame(pair))
  await database()
    .update(games)
    .set({ config: sql`${games.config} - 'viewerDelayMs'` })
    .where(eq(games.uid, gameId))
  const [w, b, viewer] = [1, 2, 3].map(() => new TestSocket(test.rooms, gameId))
  await w?.join(pair[0])
  await b?.join(pair[1])
  await viewer?.join(null)
  await w?.move('e2e4')
  expect(viewer?.plies).toBe(1)
  const reader = createGameReader(database(), test.clock.now)
  expect(await reader.find(gameId)).toMatchObject({ plies: 1, phase: 'PLAYING' })
  const topGames = await createTopGamesReader(database(), test.clock.now).topGames(100)
  expect(topGames.map((game) => game.gameId)).toContain(gameId)
})

it('R101: the boards of the lobby are as late as their games, and tell the end as late', async () => {
  const test = testRooms(database())
  const { gameId, line } = await openGame(test, await twoPlayers(database()), delayed)
  const reader = createTopGamesReader(database(), test.clock.now)
  const boardNow = async () => (await reader.boardsOf([gameId]))[0]?.board
  await line('f2f3 e7e5')
  expect(await boardNow()).toMatchObject({ last_move: null, result: null })
  await test.pass(30_000)
  await line('g2g4 d8h4')
  await test.pass(31_000)
  expect(await boardNow()).toMatchObject({ last_move: 'e7e5', result: null })
  const listed = (await reader.topGames(100)).find((game) => game.gameId === gameId)
  expect(listed?.board).toEqual(await boardNow())
  await test.pass(30_000)
  expect(await boardNow()).toMatchObject({ last_move: 'd8h4', result: 'BLACK_WIN' })
})

it('R101: a rematch is as late as its game, and a delay that can not be is refused', async () => {
  const test = testRooms(database())
  const pair = await twoPlayers(database())
  const { w, b, line } = await openGame(test, pair, delayed)
  await line(foolsMate)
  await Promise.all([w, b].map((each) => each.say({ type: 'rematch', action: 'offer' })))
  const started = w.heard.find((message) => message.type === 'rematch' && message.newGameId)
  const newGameId = started?.type === 'rematch' ? (started.newGameId ?? '') : ''
  const [row] = await database().select().from(games).where(eq(games.uid, newGameId))
  expect(row?.config.viewerDelayMs).toBe(delayMs)
  for (const viewerDelayMs of [-1, 0.5, Number.NaN, 90_000_000]) {
    await expect(test.rooms.host.create(blitzGame(pair, { viewerDelayMs }))).rejects.toThrow(
      RangeError,
    )
  }
})
