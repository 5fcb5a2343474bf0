import { describe, expect, it, vi } from 'vitest'
import { startFen } from '../position/start-fen.ts'
import { startUciEngine } from './engine.ts'
import { EngineError } from './engine-error.ts'
import type { UciInfo } from './messages.ts'
import type { UciTransport } from './transport.ts'

/** An engine that answers by a script: what it says to each command that begins with the key. */
function scriptedEngine(script: Record<string, string[]>) {
  const lines = new Set<(line: string) => void>()
  const failures = new Set<(cause: unknown) => void>()
  const received: string[] = []
  const say = (line: string) => lines.forEach((listener) => listener(line))
  const transport: UciTransport = {
    send: (command) => {
      received.push(command)
      const answers = Object.entries(script).find(([key]) => command.startsWith(key))?.[1] ?? []
      queueMicrotask(() => answers.forEach(say))
    },
    onLine: (listener) => {
      lines.add(listener)
      return () => lines.delete(listener)
    },
    onFailure: (listener) => {
      failures.add(listener)
      return () => failures.delete(listener)
    },
    close: vi.fn(),
  }
  return { transport, received, say, die: (cause: unknown) => failures.forEach((it) => it(cause)) }
}

const greeting = { uci: ['id name Test 1', 'option name Skill', 'uciok'], isready: ['readyok'] }
const request = { initialFen: startFen, moves: [], moveTimeMs: 50, depth: 3 }

describe('a UCI engine', () => {
  it('greets, learns the name, and finds a move in the position played so far', async () => {
    const { transport, received } = scriptedEngine({
      ...greeting,
      go: ['info depth 1', 'bestmove g8f6 ponder b1c3'],
    })
    const engine = await startUciEngine(transport)
    expect(engine.name).toBe('Test 1')
    engine.setOption('Skill Level', 3)
    const move = await engine.search({ ...request, moves: [{ from: 'e2', to: 'e4' }] })
    expect(move).toEqual({ from: 'g8', to: 'f6' })
    expect(received.slice(-3)).toEqual([
      'setoption name Skill Level value 3',
      `position fen ${startFen} moves e2e4`,
      'go movetime 50 depth 3',
    ])
  })

  it('reads the promotion piece', async () => {
    const engine = await startUciEngine(
      scriptedEngine({ ...greeting, go: ['bestmove a7a8q'] }).transport,
    )
    expect(await engine.search(request)).toEqual({ from: 'a7', to: 'a8', promotion: 'q' })
  })

  it('says so when there is no move', async () => {
    const engine = await startUciEngine(
      scriptedEngine({ ...greeting, go: ['bestmove (none)'] }).transport,
    )
    await expect(engine.search(request)).rejects.toMatchObject({ code: 'no-move' })
  })

  it('reports a crash while searching, with its cause', async () => {
    const { transport, die } = scriptedEngine(greeting)
    const engine = await startUciEngine(transport)
    const searching = engine.search(request)
    die('out of memory')
    await expect(searching).rejects.toMatchObject({ code: 'crashed', cause: 'out of memory' })
  })

  it('gives up on a silent engine', async () => {
    vi.useFakeTimers()
    const starting = startUciEngine(scriptedEngine({}).transport)
    const outcome = expect(starting).rejects.toBeInstanceOf(EngineError)
    await vi.advanceTimersByTimeAsync(20_000)
    await outcome
    vi.useRealTimers()
  })

  it('does not hand a stopped search’s late move to the next search', async () => {
    const { transport, say, received } = scriptedEngine({ ...greeting, stop: ['bestmove a2a3'] })
    const engine = await startUciEngine(transport)
    const stop = new AbortController()
    const first = engine.search(request, stop.signal)
    stop.abort(new Error('resigned'))
    await expect(first).rejects.toThrow('resigned')
    expect(received).toContain('stop')
    const second = engine.search(request)
    say('bestmove e2e4')
    expect(await second).toEqual({ from: 'e2', to: 'e4' })
  })
})

describe('an analysis', () => {
  const position = { initialFen: startFen, moves: [] }
  const start = async (script: Record<string, string[]> = {}) => {
    const scripted = scriptedEngine({ ...greeting, stop: ['bestmove e2e4'], ...script })
    return { ...scripted, engine: await startUciEngine(scripted.transport) }
  }

  it('streams what the engine says, until the engine names its move', async () => {
    const { engine, received } = await start({
      go: ['info depth 1 multipv 1', 'info depth 1 multipv 2', 'bestmove d2d4 ponder d7d5'],
    })
    const onInfo = vi.fn<(info: UciInfo) => void>()
    const move = await engine.analyse({ ...position, lines: 2, depth: 1, nodes: 500 }, onInfo)
    expect(move).toEqual({ from: 'd2', to: 'd4' })
    expect(onInfo.mock.calls).toEqual([[{ depth: 1, multipv: 1 }], [{ depth: 1, multipv: 2 }]])
    expect(received.slice(-4)).toEqual([
      'setoption name MultiPV value 2',
      `position fen ${startFen}`,
      'go depth 1 nodes 500',
      'setoption name MultiPV value 1',
    ])
  })

  it('puts back the MultiPV that was set', async () => {
    const { engine, received } = await start({ go: ['bestmove d2d4'] })
    engine.setOption('multipv', 4)
    await engine.analyse({ ...position, depth: 1 }, () => undefined)
    expect(received.filter((line) => /multipv/i.test(line))).toEqual([
      'setoption name multipv value 4',
      'setoption name MultiPV value 1',
      'setoption name MultiPV value 4',
    ])
  })

  it('goes on until it is aborted, and ends well', async () => {
    const { engine, received, say } = await start()
    const stop = new AbortController()
    const onInfo = vi.fn<(info: UciInfo) => void>()
    const analysing = engine.analyse(position, onInfo, stop.signal)
    expect(received.at(-1)).toBe('go infinite')
    say('info depth 30')
    stop.abort()
    expect(await analysing).toEqual({ from: 'e2', to: 'e4' })
    say('info depth 31')
    expect(onInfo.mock.calls).toEqual([[{ depth: 30 }]])
  })

  it('gives no move where there is none', async () => {
    const { engine } = await start({ go: ['info depth 0 score mate 0', 'bestmove (none)'] })
    expect(await engine.analyse(position, () => undefined)).toBeNull()
  })

  it('does not begin when it was aborted before', async () => {
    const { engine, received } = await start()
    expect(await engine.analyse(position, () => undefined, AbortSignal.abort())).toBeNull()
    expect(received.at(-1)).toBe('isready')
  })

  it('gives up on an engine that does not stop', async () => {
    const { engine } = await start({ stop: [] })
    vi.useFakeTimers()
    const stop = new AbortController()
    const outcome = expect(
      engine.analyse(position, () => undefined, stop.signal),
    ).rejects.toMatchObject({ code: 'no-answer' })
    await vi.advanceTimersByTimeAsync(3_600_000)
    stop.abort()
    await vi.advanceTimersByTimeAsync(10_000)
    await outcome
    vi.useRealTimers()
  })

  it('is refused while another search runs', async () => {
    const { engine, say } = await start()
    const searching = engine.search(request)
    await expect(engine.analyse(position, () => undefined)).rejects.toMatchObject({ code: 'busy' })
    await expect(engine.search(request)).rejects.toMatchObject({ code: 'busy' })
    say('bestmove e2e4')
    expect(await searching).toEqual({ from: 'e2', to: 'e4' })
  })

  it('waits for an aborted one to stop, and gives way to a later one', async () => {
    const { engine, received, say } = await start({ stop: [] })
    const [first, second, third] = [0, 1, 2].map(() => new AbortController())
    const analyse = (initialFen: string, stop: AbortController | undefined) =>
      engine.analyse({ initialFen, moves: [] }, () => undefined, stop?.signal)
    const results = [analyse('first', first)]
    first?.abort()
    results.push(analyse('second', second))
    second?.abort()
    results.push(analyse('third', third))
    say('bestmove a2a3')
    expect(await results[0]).toEqual({ from: 'a2', to: 'a3' })
    expect(await results[1]).toBeNull()
    await vi.waitFor(() => expect(received.at(-1)).toBe('go infinite'))
    say('bestmove c2c3')
    expect(await results[2]).toEqual({ from: 'c2', to: 'c3' })
    expect(received.filter((line) => line.startsWith('position'))).toEqual([
      'position fen first',
      'position fen third',
    ])
  })
})

describe('an engine that has ended', () => {
  it('says so to whoever analyses, and to whoever comes later', async () => {
    const { transport, received } = scriptedEngine(greeting)
    const engine = await startUciEngine(transport)
    const analysing = engine.analyse({ initialFen: startFen, moves: [] }, () => undefined)
    engine.close()
    await expect(analysing).rejects.toMatchObject({ code: 'closed' })
    await expect(engine.search(request)).rejects.toMatchObject({ code: 'closed' })
    expect(transport.close).toHaveBeenCalledOnce()
    expect(received.at(-1)).toBe('go infinite')
  })

  it('crashed even when nobody was waiting for it', async () => {
    const { transport, die } = scriptedEngine(greeting)
    const engine = await startUciEngine(transport)
    die('out of memory')
    await expect(engine.search(request)).rejects.toMatchObject({
      code: 'crashed',
      cause: 'out of memory',
    })
  })
})

it('tells who wrote the engine, and what can be set', async () => {
  const { transport } = scriptedEngine({
    ...greeting,
    uci: [
      'id name Test 1',
      'id author Somebody',
      'option name MultiPV type spin default 1 min 1 max 5',
      'uciok',
    ],
  })
  expect(await startUciEngine(transport)).toMatchObject({
    name: 'Test 1',
    author: 'Somebody',
    options: [{ name: 'MultiPV', type: 'spin', default: '1', min: 1, max: 5, vars: [] }],
  })
})
