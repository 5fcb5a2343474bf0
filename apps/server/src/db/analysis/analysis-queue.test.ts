import { beforeEach, describe, expect, it } from 'vitest'
import { analysisLimits } from '../../domain/analysis/analysis-limits.ts'
import { type AnalysisRunner, createAnalysisRunner } from '../../domain/analysis/analysis-runner.ts'
import type { Clock } from '../../domain/clock.ts'
import { type FakeAnalyst, fakeAnalyst } from '../../testing/fake-analyst.ts'
import { manualClock } from '../../testing/manual-clock.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { openGame, type TestRooms, testRooms, twoPlayers } from '../../testing/test-rooms.ts'
import { createGameReader } from '../games/game-reader.ts'
import { analysedPositions, gameAnalyses } from '../schema.ts'
import { createAnalysisStore } from './analysis-store.ts'

const database = testDatabase()
let test: TestRooms
beforeEach(async () => {
  await database().delete(analysedPositions)
  await database().delete(gameAnalyses)
  test = testRooms(database())
})

const line = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7'
const total = 11

async function queuedGame(): Promise<string> {
  const game = await openGame(test, await twoPlayers(database()))
  await game.line(line)
  await game.w.say({ type: 'command', command: 'game.resign' })
  await createAnalysisStore(database()).request(game.gameId, total, test.clock.now())
  return game.gameId
}

interface Process {
  readonly runner: AnalysisRunner
  readonly analyst: FakeAnalyst
  readonly failures: string[]
  readonly finished: string[]
}

function newProcess(analyst = fakeAnalyst(), clock: Clock = test.clock): Process {
  const failures: string[] = []
  const finished: string[] = []
  const runner = createAnalysisRunner({
    store: createAnalysisStore(database()),
    games: createGameReader(database()),
    analyst,
    loadOpenings: async () => ({ byMoves: () => undefined }),
    clock,
    onJudged: async () => {},
    onFinished: (status) => finished.push(status),
    onFailure: (event) => failures.push(event),
  })
  return { runner, analyst, failures, finished }
}

const find = (gameId: string) => createAnalysisStore(database()).find(gameId)

/** Starts a process that analyses so many positions and hangs in the next. */
async function hangAfter(positions: number): Promise<Process> {
  const analyst = fakeAnalyst()
  let looks = 0
  const hanging = newProcess({
    ...analyst,
    analyse: async (request) => {
      looks += 1
      return looks > positions ? new Promise(() => {}) : analyst.analyse(request)
    },
  })
  void hanging.runner.wake()
  await expect.poll(() => looks).toBe(positions + 1)
  return hanging
}

describe('the queue', () => {
  it('is worked off in the order of asking, and each position is looked at with its moves', async () => {
    const first = await queuedGame()
    test.clock.pass(1)
    const second = await queuedGame()
    const { runner, analyst, finished } = newProcess()
    await runner.wake()
    expect(await find(first)).toMatchObject({ status: 'done', total })
    expect((await find(second))?.plies.map(({ ply }) => ply)).toEqual([
      ...Array.from({ length: total }).keys(),
    ])
    expect(analyst.asked).toHaveLength(2 * total)
    expect(analyst.asked.map(({ moves }) => moves.join(' ')).slice(0, 3)).toEqual([
      '',
      'e2e4',
      'e2e4 e7e5',
    ])
    expect(finished).toEqual(['done', 'done'])
    await runner.stop()
  })

  it('tells how many games wait', async () => {
    await queuedGame()
    await queuedGame()
    const { runner } = await hangAfter(3)
    expect(runner.waiting()).toBe(1)
  })

  it('goes on after a restart in order behind what is stored, and loses nothing', async () => {
    const gameId = await queuedGame()
    const analyst = fakeAnalyst()
    const first = newProcess(analyst)
    analyst.hold()
    const working = first.runner.wake()
    await expect.poll(() => analyst.asked.length).toBe(1)
    const stopped = first.runner.stop()
    analyst.release()
    await Promise.all([working, stopped])
    expect(await find(gameId)).toMatchObject({ status: 'queued', plies: [{ ply: 0 }] })

    const next = newProcess()
    await next.runner.wake()
    expect(await find(gameId)).toMatchObject({ status: 'done' })
    expect(next.analyst.asked).toHaveLength(total - 1)
    expect([...first.failures, ...next.failures]).toEqual([])
    await next.runner.stop()
  })

  it('keeps what was found when the engine is closed in the middle of a stop', async () => {
    const gameId = await queuedGame()
    const analyst = fakeAnalyst()
    let close = () => {}
    const { runner, failures } = newProcess({
      ...analyst,
      analyse: (request) =>
        request.moves.length < 2
          ? analyst.analyse(request)
          : new Promise((_, fail) => {
              close = () => fail(new Error('The engines have been closed.'))
            }),
    })
    const working = runner.wake()
    await expect.poll(() => analyst.asked.length).toBe(2)
    await new Promise((next) => setImmediate(next))
    const stopped = runner.stop()
    close()
    await Promise.all([working, stopped])
    expect(await find(gameId)).toMatchObject({ status: 'queued', plies: [{ ply: 0 }, { ply: 1 }] })
    expect(failures).toEqual([])
  })

  it('takes up what a dead process left once its lease has run out, and goes on behind its last position', async () => {
    const gameId = await queuedGame()
    await hangAfter(6)
    expect(await find(gameId)).toMatchObject({ status: 'running' })
    const next = newProcess()
    await next.runner.wake()
    expect(next.analyst.asked).toEqual([])

    test.clock.pass(analysisLimits.leaseMs)
    await next.runner.wake()
    expect(await find(gameId)).toMatchObject({ status: 'done' })
    expect(next.analyst.asked).toHaveLength(total - 6)
    await next.runner.stop()
  })

  it('looks again by itself for what others left', async () => {
    const clock = manualClock()
    const next = newProcess(fakeAnalyst(), clock)
    await next.runner.wake()
    const gameId = await queuedGame()
    clock.pass(analysisLimits.lookMs)
    await expect.poll(async () => (await find(gameId))?.status).toBe('done')
    await next.runner.stop()
    expect(clock.timers()).toBe(0)
  })

  it('takes nothing from a process that was slow and lost the game to another', async () => {
    const gameId = await queuedGame()
    const store = createAnalysisStore(database())
    const now = test.clock.now()
    const slow = await store.claim(now, now)
    const quick = await store.claim(now, new Date(now.getTime() + 60_000))
    if (!slow || !quick) throw new Error('There was nothing to claim.')
    const item = { fen: 'anything', depth: 1, multipv: [] }
    const plies = [{ ply: 0, item, grade: null, accuracy: null }]
    expect(await store.add(slow, plies, now)).toBe(false)
    await store.finish(slow, 'done', now)
    await store.release(slow, { isOrderly: true })
    expect(await find(gameId)).toMatchObject({ status: 'running', plies: [] })
    expect(await store.claim(now, now)).toBeNull()
    expect(await store.add(quick, plies, now)).toBe(true)
  })
})

describe('a game that can not be analysed', () => {
  const broken = () => newProcess({ ...fakeAnalyst(), analyse: () => Promise.reject(new Error()) })

  it('fails after three tries without any progress, and holds up no other', async () => {
    const gameId = await queuedGame()
    const { runner, failures, finished } = broken()
    await runner.wake()
    expect(await find(gameId)).toMatchObject({ status: 'failed', plies: [] })
    expect([failures.length, finished]).toEqual([analysisLimits.maxTries, ['failed']])
    await runner.stop()

    const next = newProcess()
    await next.runner.wake()
    expect(next.analyst.asked).toEqual([])
    await createAnalysisStore(database()).request(gameId, total, test.clock.now())
    await next.runner.wake()
    expect(await find(gameId)).toMatchObject({ status: 'done' })
    await next.runner.stop()
  })

  it('is tried again where the engine fails once', async () => {
    const gameId = await queuedGame()
    const { runner, analyst, failures } = newProcess()
    analyst.failNext(new Error('The engine died.'))
    await runner.wake()
    expect(await find(gameId)).toMatchObject({ status: 'done' })
    expect(failures).toEqual(['analysis.game'])
    await runner.stop()
  })
})
