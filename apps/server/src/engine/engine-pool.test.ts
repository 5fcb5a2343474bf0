import { EngineError, startFen, type UciEngine } from '@kingside/chess-game'
import { afterAll, describe, expect, it } from 'vitest'
import { createBotEngine, createStockfishPool } from './bot-engine.ts'
import { createEnginePool } from './engine-pool.ts'

const fakeEngine = (search: UciEngine['search'], onClose = () => {}): UciEngine => ({
  name: 'fake',
  author: '',
  options: [],
  setOption: () => {},
  search,
  analyse: () => Promise.resolve(null),
  close: onClose,
})

const request = { initialFen: startFen, moves: [], moveTimeMs: 10 }
const e2e4 = { from: 'e2', to: 'e4' } as const
const ask = (engine: UciEngine) => engine.search(request)

describe('the pool', () => {
  it('replaces an engine that died, and asks for the move again', async () => {
    let started = 0
    let closed = 0
    const failures: string[] = []
    const pool = createEnginePool({
      size: 1,
      onFailure: (event) => failures.push(event),
      start: async () => {
        started += 1
        const isBroken = started === 1
        return fakeEngine(
          () => (isBroken ? Promise.reject(new EngineError('crashed')) : Promise.resolve(e2e4)),
          () => (closed += 1),
        )
      },
    })
    expect(await pool.use(ask)).toEqual(e2e4)
    expect({ started, closed, failures }).toEqual({
      started: 2,
      closed: 1,
      failures: ['engine.failed'],
    })
  })

  it('gives up after the third failure, and goes on with the next task', async () => {
    let started = 0
    const pool = createEnginePool({
      size: 1,
      onFailure: () => {},
      start: async () => {
        started += 1
        if (started <= 3) throw new Error('no engine')
        return fakeEngine(() => Promise.resolve(e2e4))
      },
    })
    const [first, second] = await Promise.allSettled([pool.use(ask), pool.use(ask)])
    expect(first.status).toBe('rejected')
    expect(second).toMatchObject({ status: 'fulfilled', value: e2e4 })
  })

  it('runs as many at once as it has engines; the others wait in their order', async () => {
    const order: number[] = []
    let running = 0
    const pool = createEnginePool({
      size: 2,
      onFailure: () => {},
      start: async () => fakeEngine(() => Promise.resolve(e2e4)),
    })
    const task = (id: number) => async () => {
      running += 1
      expect(running).toBeLessThanOrEqual(2)
      await new Promise((next) => setImmediate(next))
      order.push(id)
      running -= 1
    }
    const all = [1, 2, 3, 4, 5].map((id) => pool.use(task(id)))
    expect(pool.waiting()).toBe(3)
    await Promise.all(all)
    expect(order).toEqual([1, 2, 3, 4, 5])
  })

  it('rejects what waits when it is closed', async () => {
    const pool = createEnginePool({
      size: 1,
      onFailure: () => {},
      start: async () => fakeEngine(() => new Promise(() => {})),
    })
    void pool.use(ask).catch(() => {})
    const waiting = pool.use(ask)
    pool.close()
    await expect(waiting).rejects.toThrow('closed')
    await expect(pool.use(ask)).rejects.toThrow('closed')
  })
})

describe('Stockfish in a worker thread', () => {
  const failures: unknown[] = []
  const pool = createStockfishPool({ size: 1, onFailure: (_, error) => failures.push(error) })
  const bots = createBotEngine(pool)
  afterAll(() => pool.close())

  it('finds a mate in one', async () => {
    const initialFen = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'
    const move = await bots.bestMove({ initialFen, moves: [], level: 8, leftMs: 60_000 })
    expect(move).toBe('a1a8')
    expect(failures).toEqual([])
  }, 60_000)

  it('makes a careless move of a weak level without the engine', async () => {
    const nobody = { use: () => Promise.reject(new Error('The engine was asked.')) }
    const weak = createBotEngine(nobody, () => 0)
    const move = await weak.bestMove({
      initialFen: startFen,
      moves: ['e2e4', 'e7e5'],
      level: 1,
      leftMs: 60_000,
    })
    expect(move).toMatch(/^[a-h][12][a-h][1-4]$/)
  })

  it('holds up nothing while it thinks', async () => {
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 10)
    await bots.bestMove({ initialFen: startFen, moves: ['e2e4'], level: 7, leftMs: 600_000 })
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
  }, 60_000)
})
