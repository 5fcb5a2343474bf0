import { startFen } from '@kingside/chess-game'
import { beforeEach, expect, it } from 'vitest'
import {
  type AnalysisWorld,
  analysisWorld,
  left,
  refused,
} from '../../../testing/analysis-world.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { openGame, twoPlayers } from '../../../testing/test-rooms.ts'

const database = testDatabase()
let world: AnalysisWorld
beforeEach(() => {
  world = analysisWorld(database())
})

const quiet = 'e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 d2d3 d7d6 c2c3 a7a6'
/** The same position as after `quiet`, by other moves. */
const transposed = 'e2e4 d7d6 f1b5 b8c6 g1f3 g8f6 d2d3 e7e5 c2c3 a7a6'
const quietEnd = 'r1bqkb1r/1pp2ppp/p1np1n2/1B2p3/4P3/2PP1N2/PP3PPP/RNBQK2R w KQkq - 0 6'
const running = refused(403, 'position_in_running_game')

it('S-71: no position of an own running rated game, also when other moves led to it', async () => {
  const [white, black] = await twoPlayers(database())
  const [w, b, spectator] = [
    await world.member({}, white),
    await world.member({ role: 'pro' }, black),
    await world.member(),
  ]
  const past = await world.finishedGame(transposed)
  const { gameId, line, w: board } = await openGame(world.test, [white, black])
  await line(quiet)
  for (const who of [w, b]) {
    for (const call of [world.access, world.begin, world.read])
      expect(await call(who, past)).toMatchObject(running)
    expect(await world.lookAt(who, quietEnd)).toMatchObject(running)
    // The counters, and rights that are left out, make no other position of it.
    expect(await world.lookAt(who, quietEnd.replace('0 6', '7 31'))).toMatchObject(running)
    expect(await world.lookAt(who, quietEnd.replace('KQkq', '-'))).toMatchObject(running)
  }
  expect(world.analyst.asked).toEqual([])
  expect(await world.access(spectator, past)).toEqual(left(2))
  expect((await world.lookAt(spectator, quietEnd)).status).toBe(200)

  // A move later the position before it is still part of the game.
  await line('h2h3')
  expect(await world.lookAt(b, quietEnd)).toMatchObject(running)
  await board.say({ type: 'command', command: 'game.resign' })
  expect((await world.lookAt(b, quietEnd)).status).toBe(200)
  expect(await world.access(w, past)).toEqual(left(2))
  expect(await world.access(w, gameId)).toEqual(left(1))
})

it('S-71: other positions are open, and so are the openings of past games', async () => {
  const [white, black] = await twoPlayers(database())
  const me = await world.member({}, white)
  const past = await world.finishedGame('e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6')
  const { line } = await openGame(world.test, [white, black])
  await line('e2e4 e7e5 g1f3 b8c6')
  expect((await world.lookAt(me, quietEnd)).status).toBe(200)
  expect(await world.access(me, past)).toEqual(left(2))
  // With the eighth ply the past game is about the same game.
  await line('f1c4 f8c5 c2c3 g8f6')
  expect(await world.access(me, past)).toMatchObject(running)
})

it('S-71: the start is no secret, even where a game has come back to it', async () => {
  const [white, black] = await twoPlayers(database())
  const me = await world.member({}, white)
  const { line } = await openGame(world.test, [white, black])
  await line('g1f3 g8f6 f3g1 f6g8')
  expect((await world.lookAt(me, startFen)).status).toBe(200)
})

it('S-71: unrated games are not looked at', async () => {
  const [white, black] = await twoPlayers(database())
  const me = await world.member({}, white)
  const { line } = await openGame(world.test, [white, black], { ratingType: 'non-rated' })
  await line(quiet)
  expect((await world.lookAt(me, quietEnd)).status).toBe(200)
})
