import { contract } from '@kingside/api'
import { startFen } from '@kingside/chess-game'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type AnalysisWorld,
  analysisWorld,
  foolsMate,
  left,
  refused,
} from '../../../testing/analysis-world.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { openGame, TestSocket, twoPlayers } from '../../../testing/test-rooms.ts'

const database = testDatabase()
let world: AnalysisWorld
beforeEach(() => {
  world = analysisWorld(database())
})

const finishedGames = (count: number) =>
  Promise.all(Array.from({ length: count }, () => world.finishedGame()))

describe('the analyses of a day', () => {
  it('S-44: are three for a free account; the same game counts once a day', async () => {
    const me = await world.member()
    const [first = '', second = '', third = '', fourth = ''] = await finishedGames(4)
    expect(await world.access(me, first)).toEqual(left(2))
    expect(await world.access(me, first)).toEqual(left(2))
    expect(await world.begin(me, first)).toMatchObject(left(2))
    expect(await world.access(me, second)).toEqual(left(1))
    expect(await world.begin(me, third)).toMatchObject(left(0))
    expect(await world.access(me, fourth)).toMatchObject(refused(403, 'free_analysis_exceeded'))
    expect(await world.begin(me, fourth)).toMatchObject(refused(403, 'free_analysis_exceeded'))
    expect(await world.access(me, first)).toEqual(left(0))
  })

  it('begin anew at midnight UTC', async () => {
    const me = await world.member()
    const [one = '', two = '', three = '', four = ''] = await finishedGames(4)
    // The clock of the tests stands at noon.
    world.test.clock.pass(12 * 3_600_000 - 10)
    for (const gameId of [one, two, three]) await world.access(me, gameId)
    expect(await world.access(me, four)).toMatchObject(refused(403, 'free_analysis_exceeded'))
    world.test.clock.pass(20)
    expect(await world.access(me, four)).toEqual(left(2))
    expect(await world.access(me, one)).toEqual(left(1))
  })

  it('are not exceeded by asking for many at once', async () => {
    const me = await world.member()
    const many = await finishedGames(6)
    const answers = await Promise.all(many.map((gameId) => world.access(me, gameId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const other = await world.member()
    const same = await Promise.all(many.map(() => world.access(other, many[0] ?? '')))
    expect(same).toEqual(many.map(() => left(2)))
  })

  it.each(['pro', 'admin'] as const)('are without a limit for %s', async (role) => {
    const me = await world.member({ role })
    for (const gameId of await finishedGames(4))
      expect(await world.access(me, gameId)).toEqual(left(null))
  })
})

describe('who follows a finished game', () => {
  const gradesOf = (socket: TestSocket) =>
    socket.events.flatMap(({ type, data, v }) => (type === 'MOVE_ANALYZED' ? [{ ...data, v }] : []))

  it('hears of each move as it is judged, in order and numbered as all events of the game', async () => {
    const { gameId, w, b, line } = await openGame(world.test, await twoPlayers(database()))
    await line(foolsMate)
    await world.test.settled()
    const v = w.events.at(-1)?.v ?? 0
    await world.begin(await world.member(), gameId)
    await expect.poll(() => gradesOf(w).length).toBe(4)
    expect(gradesOf(w).map(({ absNum, v: at }) => [absNum, at - v])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ])
    expect(gradesOf(b)).toEqual(gradesOf(w))
    const { answer } = await world.read(await world.member({ role: 'pro' }), gameId)
    expect(answer).toMatchObject({
      plies: [{ ply: 0 }, ...gradesOf(w).map(({ absNum, grade }) => ({ ply: absNum, grade }))],
    })
    expect(world.failures).toEqual([])
  })

  it('is all that is told: a game that nobody follows gets no events', async () => {
    const { gameId, w, b, line } = await openGame(world.test, await twoPlayers(database()))
    await line(foolsMate)
    await world.test.settled()
    await Promise.all([w.leave(), b.leave()])
    const me = await world.member()
    await world.begin(me, gameId)
    await expect
      .poll(async () => (await world.read(me, gameId)).answer)
      .toMatchObject({ status: 'done' })
    const late = new TestSocket(world.test.rooms, gameId)
    const [, snapshot] = await late.join(null)
    expect(snapshot).toMatchObject({ type: 'snapshot', snapshot: { v: w.events.at(-1)?.v } })
  })
})

describe('a game is not analysed', () => {
  it('for visitors and for those who are banned', async () => {
    const gameId = await world.finishedGame()
    const banned = await world.member({ bannedUntil: 'for ever' })
    const visitor = await world.member({ role: 'anonymous' })
    for (const who of ['nobody', visitor, banned]) {
      for (const call of [world.access, world.begin, world.read]) {
        expect(await call(who, gameId)).toMatchObject(refused(403, 'no_access_to_board_analysis'))
      }
      expect(await world.lookAt(who, startFen)).toMatchObject(
        refused(403, 'no_access_to_board_analysis'),
      )
    }
  })

  it('while it goes on, when it was aborted, without moves, or when it is not there', async () => {
    const me = await world.member()
    const going = await openGame(world.test, await twoPlayers(database()))
    const aborted = await openGame(world.test, await twoPlayers(database()))
    await aborted.line('e2e4')
    await aborted.b.say({ type: 'command', command: 'game.abort' })
    const [white, black] = await twoPlayers(database())
    const empty = await openGame(world.test, [white, black])
    await world.test.pass(60_000)
    await going.line(foolsMate.slice(0, 9))
    for (const { gameId } of [going, aborted, empty]) {
      for (const call of [world.access, world.begin, world.read]) {
        expect(await call(me, gameId)).toMatchObject(
          refused(400, 'not_suitable_for_express_analysis'),
        )
      }
    }
    expect(await world.access(me, 'not-there-00')).toMatchObject(refused(404, 'game_not_found'))
    expect(await world.access(me, await world.finishedGame())).toEqual(left(2))
  })
})

/** Where there is no analysis for the reader: a page may look without being refused. */
const none = { status: 200, answer: null }

describe('the server’s analysis of a game', () => {
  it('goes through the queue, grows, and ends with the grades of both sides', async () => {
    const me = await world.member()
    const gameId = await world.finishedGame()
    world.analyst.hold()
    const begun = await world.begin(me, gameId)
    expect(begun).toMatchObject({
      answer: { status: 'queued', progress: { done: 0, total: 5 }, plies: [], sides: null },
    })
    world.analyst.release()
    await world.wired.start()
    const { answer } = await world.read(me, gameId)
    const told = contract.gaming.analysis.get.response.parse(answer)
    expect(told).toMatchObject({ status: 'done', progress: { done: 5, total: 5 } })
    expect(told?.plies.map(({ uci }) => uci)).toEqual([null, ...foolsMate.split(' ')])
    expect(told?.plies[0]).toMatchObject({
      grade: null,
      accuracy: null,
      analysis: { fen: startFen, depth: 14, multipv: [{ line_eval: 0, mate_in: null }] },
    })
    expect(told?.plies[4]?.analysis.multipv).toEqual([])
    expect(told?.sides).toMatchObject({
      white: { accuracy: 100, average_centipawn_loss: 0 },
      black: { accuracy: 100, average_centipawn_loss: 0 },
    })
    expect(await world.metrics.metrics()).toContain('kingside_analyses_total{status="done"} 1')
    expect(world.failures).toEqual([])
  })

  it('is made once for everybody, and read by those who asked for it and by Pro', async () => {
    const [me, other, pro] = [
      await world.member(),
      await world.member(),
      await world.member({ role: 'pro' }),
    ]
    const gameId = await world.finishedGame()
    for (const who of [me, other, pro]) expect(await world.read(who, gameId)).toEqual(none)
    await world.begin(me, gameId)
    await world.wired.start()
    const looks = world.analyst.asked.length
    expect(await world.read(other, gameId)).toEqual(none)
    expect(await world.begin(other, gameId)).toMatchObject({ answer: { status: 'done' } })
    await world.wired.start()
    expect(world.analyst.asked).toHaveLength(looks)
    const mine = await world.read(me, gameId)
    expect(mine).toMatchObject({ answer: { status: 'done' } })
    for (const who of [other, pro]) expect(await world.read(who, gameId)).toEqual(mine)
    // What was asked for once stays readable.
    world.test.clock.pass(3 * 86_400_000)
    expect(await world.read(me, gameId)).toEqual(mine)
  })
})

describe('a position', () => {
  const position = 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'

  it('is looked at with as many lines as asked for, and does not count', async () => {
    const me = await world.member()
    for (const [lines, expected] of [
      [undefined, 1],
      [3, 3],
      [5, 5],
    ] as const) {
      const { status, answer } = await world.lookAt(me, position, lines)
      expect(status).toBe(200)
      const { fen, multipv } = contract.analysis.position.response.parse(answer)
      expect([fen, multipv.length]).toEqual([position, expected])
    }
    expect(world.analyst.asked[0]).toMatchObject({ moveTimeMs: 1_000, depth: 16 })
    expect(await world.access(me, await world.finishedGame())).toEqual(left(2))
  })

  it('in which the game is over has no lines, and asks no engine', async () => {
    const me = await world.member()
    const mate = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
    expect((await world.lookAt(me, mate)).answer).toEqual({ fen: mate, depth: 0, multipv: [] })
    expect(world.analyst.asked).toEqual([])
  })

  it('that is none is a bad request', async () => {
    const me = await world.member()
    for (const fen of ['', 'x', '8/8/8/8/8/8/8/8 w - - 0 1', '8/8/8/8/8/8/8/kK6 w - - 0 1']) {
      expect(await world.lookAt(me, fen)).toMatchObject(refused(400, 'bad_request'))
    }
    expect(await world.lookAt(me, position, 6)).toMatchObject(refused(400, 'bad_request'))
  })

  it('is refused for now while many wait, or without an engine', async () => {
    const me = await world.member()
    world.analyst.setWaiting(6)
    expect(await world.lookAt(me, position)).toMatchObject(refused(503, 'unavailable'))
    world.analyst.setWaiting(5)
    world.analyst.failNext(new Error('no engine'))
    expect(await world.lookAt(me, position)).toMatchObject(refused(503, 'unavailable'))
    expect((await world.lookAt(me, position)).status).toBe(200)
  })
})
