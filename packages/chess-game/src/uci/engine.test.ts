import { describe, expect, it, vi } from 'vitest'
import { startFen } from '../model/fen.ts'
import { startUciEngine } from './engine.ts'
import { EngineError } from './engine-error.ts'
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
