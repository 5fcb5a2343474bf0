import { startGame, type UciTransport } from '@kingside/chess-game'
import { describe, expect, it, vi } from 'vitest'
import { createComputerOpponent } from './computer-opponent.ts'

/** An engine that greets and answers each search with the next of its moves. */
function engine(moves: string[] = []) {
  const listeners = new Set<(line: string) => void>()
  const failures = new Set<(cause: unknown) => void>()
  const received: string[] = []
  const say = (line: string) =>
    queueMicrotask(() => listeners.forEach((listener) => listener(line)))
  const transport: UciTransport = {
    send: (line) => {
      received.push(line)
      if (line === 'uci') say('uciok')
      if (line === 'isready') say('readyok')
      if (line === 'stop') say('bestmove a2a3')
      const move = line.startsWith('go') ? moves.shift() : undefined
      if (!move) return
      say('info depth 3 multipv 1 score cp -34 pv e2e4')
      say('info depth 4 multipv 1 score cp 250 lowerbound pv e2e4')
      say('info depth 3 multipv 2 score cp -80 pv d2d4')
      say(`bestmove ${move}`)
    },
    onLine: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onFailure: (listener) => {
      failures.add(listener)
      return () => failures.delete(listener)
    },
    close: vi.fn<() => void>(),
  }
  return { transport, received, die: () => failures.forEach((listener) => listener('gone')) }
}

const host = (openTransport: () => UciTransport | Promise<UciTransport>) => ({
  openTransport,
  hasWebAssembly: () => true,
  now: () => 1234,
  pause: async () => {},
  random: () => 0.99,
})

const { signal } = new AbortController()
const input = { game: startGame(), level: 3, leftMs: null } as const

describe('the computer opponent', () => {
  it('loads once, plays at its level, and says when', async () => {
    const { transport, received } = engine(['e2e4', 'd2d4'])
    const open = vi.fn(() => transport)
    const opponent = createComputerOpponent(host(open))
    await opponent.startEngine(signal)
    expect(await opponent.findMove(input, signal)).toEqual({
      move: { from: 'e2', to: 'e4' },
      at: 1234,
      scoreCp: -34,
    })
    await opponent.findMove(input, signal)
    expect(open).toHaveBeenCalledOnce()
    expect(received).toContain('setoption name Skill Level value 4')
    expect(received).toContain('go movetime 150 depth 3')
  })

  it('makes a move of a weak level without the engine', async () => {
    const { transport, received } = engine()
    const pause = vi.fn(async () => {})
    const opponent = createComputerOpponent({ ...host(() => transport), random: () => 0, pause })
    const reply = await opponent.findMove(input, signal)
    expect(reply).toMatchObject({ move: { lan: 'a2a3' }, at: 1234 })
    expect(pause).toHaveBeenCalledWith(400, signal)
    expect(received.some((line) => line.startsWith('go'))).toBe(false)
  })

  it('says so when the browser has no WebAssembly', async () => {
    const opponent = createComputerOpponent({
      ...host(() => engine().transport),
      hasWebAssembly: () => false,
    })
    await expect(opponent.startEngine(signal)).rejects.toMatchObject({ failure: 'no-webassembly' })
  })

  it('closes what could not be started, and loads anew the next time', async () => {
    const broken = engine()
    const working = engine()
    const transports = [broken.transport, working.transport]
    const opponent = createComputerOpponent(
      host(() => {
        const next = transports.shift()
        if (!next) throw new Error('opened too often')
        return next
      }),
    )
    const first = opponent.startEngine(signal)
    queueMicrotask(broken.die)
    await expect(first).rejects.toMatchObject({ failure: 'load-failed' })
    expect(broken.transport.close).toHaveBeenCalledOnce()
    expect(await opponent.startEngine(signal)).toEqual({ at: 1234 })
  })

  it('says that loading failed when the files do not come', async () => {
    const opponent = createComputerOpponent(host(() => Promise.reject(new TypeError('offline'))))
    await expect(opponent.startEngine(signal)).rejects.toMatchObject({ failure: 'load-failed' })
  })

  it('is replaced after a crash in mid-search', async () => {
    const first = engine()
    const second = engine(['g8f6'])
    const transports = [first.transport, second.transport]
    const opponent = createComputerOpponent(host(() => transports.shift() ?? second.transport))
    await opponent.startEngine(signal)
    const search = opponent.findMove(input, signal)
    await vi.waitUntil(() => first.received.some((line) => line.startsWith('go')))
    first.die()
    await expect(search).rejects.toMatchObject({ failure: 'crashed' })
    await vi.waitUntil(() => vi.mocked(first.transport.close).mock.calls.length === 1)
    expect((await opponent.findMove(input, signal)).move).toEqual({ from: 'g8', to: 'f6' })
  })

  it('keeps the engine when a search is only called off', async () => {
    const { transport, received } = engine()
    const open = vi.fn(() => transport)
    const opponent = createComputerOpponent(host(open))
    const stop = new AbortController()
    const search = opponent.findMove(input, stop.signal)
    const outcome = expect(search).rejects.toThrow('resigned')
    await vi.waitUntil(() => received.some((line) => line.startsWith('go')))
    stop.abort(new Error('resigned'))
    await outcome
    await opponent.startEngine(signal)
    expect(open).toHaveBeenCalledOnce()
  })
})
