import type { PuzzleDeps } from '@kingside/machines/puzzle'
import { expect, it, vi } from 'vitest'
import { memoryStore } from '../../platform/storage/index.ts'
import { packNotes } from './pack-notes.ts'
import { createPackSolver, type PackedPuzzle, type PackSolverOptions } from './pack-solver.ts'
import { withPack } from './with-pack.ts'

const fork: PackedPuzzle = {
  id: 'fork',
  fen: '8/1bnr2pk/4pq1p/p1p1Rp2/P1B2P2/1PP3Q1/3r1BPP/4R1K1 w - - 1 44',
  moves: ['f2c5', 'd2g2', 'g3g2', 'b7g2'],
  rating: 1542,
  plays: 209,
  themes: ['fork'],
}
/** Both rooks mate on the back rank; the solution names one of them. */
const mate: PackedPuzzle = {
  id: 'mate',
  fen: '6k1/5ppp/7b/8/8/8/4RPPP/3R2K1 b - - 0 1',
  moves: ['h6g5', 'd1d8', 'g5d8', 'e2e8'],
  rating: 900,
  plays: 12,
  themes: ['mateIn2'],
}
const twoMates: PackedPuzzle = {
  ...mate,
  id: 'two-mates',
  fen: '6k1/2p2ppp/8/8/8/8/R4PPP/3R2K1 b - - 0 1',
  moves: ['c7c6', 'd1d8'],
}

const solverOf = (more: Partial<PackSolverOptions> = {}) => {
  const onDecided = vi.fn<PackSolverOptions['onDecided']>()
  let id = 0
  const solver = createPackSolver({
    pack: [fork, mate],
    isDone: () => false,
    onAllDone: () => {},
    onDecided,
    random: () => 0,
    createId: () => `try-${(id += 1)}`,
    resetAt: () => '2026-11-30T00:00:00.000Z',
    ...more,
  })
  const begin = (puzzle: string) => {
    const given = solver.next({ theme: null, puzzle, skipped: null })
    if (!given) throw new Error(`The pack has no ${puzzle}.`)
    return given.attempt.id
  }
  return { solver, begin, onDecided }
}

it('is solved move by move, and tells nothing of the solution before', () => {
  const { solver, begin, onDecided } = solverOf()
  const id = begin('fork')
  const right = solver.move({ id, ply: 1, uci: 'd2g2' })
  expect(right).toMatchObject({
    outcome: 'right',
    reply: 'g3g2',
    attempt: { mode: 'practice', line: ['d2g2', 'g3g2'], result: null, themes: null },
    allowance: { limit: null },
  })
  expect(onDecided).not.toHaveBeenCalled()
  expect(solver.move({ id, ply: 3, uci: 'b7g2' })).toMatchObject({
    outcome: 'solved',
    reply: null,
    attempt: { result: 'solved', rating: null, themes: ['fork'] },
  })
  expect(onDecided).toHaveBeenCalledOnce()
})

it('is decided by the first wrong move or hint, and goes on from there', () => {
  const { solver, begin, onDecided } = solverOf()
  const failed = begin('fork')
  expect(solver.move({ id: failed, ply: 1, uci: 'd2d1' }).outcome).toBe('wrong')
  solver.move({ id: failed, ply: 1, uci: 'd2g2' })
  expect(solver.move({ id: failed, ply: 3, uci: 'b7g2' }).attempt.result).toBe('failed')
  const hinted = begin('fork')
  expect(solver.hint({ id: hinted, ply: 1, kind: 'square' })).toMatchObject({
    square: 'd2',
    move: null,
  })
  expect(solver.hint({ id: hinted, ply: 1, kind: 'move' }).move).toBe('d2g2')
  expect(onDecided.mock.calls.map(([{ result }]) => result)).toEqual(['failed', 'hinted'])
})

it('takes any mate in one, as the server does', () => {
  const { solver, begin } = solverOf({ pack: [twoMates] })
  expect(solver.move({ id: begin('two-mates'), ply: 1, uci: 'a2a8' }).outcome).toBe('solved')
})

it('gives what was not done on this device, by theme, and begins anew after the last', () => {
  const done = new Set(['fork'])
  const onAllDone = vi.fn(() => done.clear())
  const { solver } = solverOf({ isDone: (id) => done.has(id), onAllDone })
  const any = { theme: null, puzzle: null, skipped: null }
  const given = solver.next(any)
  expect(given?.attempt.puzzle.id).toBe('mate')
  expect(solver.next({ ...any, theme: 'pin' })).toBeNull()
  expect(onAllDone).toHaveBeenCalledOnce()
  expect(solver.next({ ...any, skipped: given?.attempt.id ?? null })?.attempt.puzzle.id).toBe(
    'fork',
  )
})

it('comes in only for practice, and only while the server is out of reach', async () => {
  const { signal } = new AbortController()
  const server = {
    next: vi.fn<PuzzleDeps['next']>(() => Promise.reject({ failure: 'offline' })),
    move: vi.fn<PuzzleDeps['move']>(),
    hint: vi.fn<PuzzleDeps['hint']>(),
  }
  const { solver } = solverOf()
  const onGiven = vi.fn<(from: 'server' | 'pack') => void>()
  const calls = withPack(server, { openPack: async () => solver, onGiven })
  const wish = { theme: null, puzzle: null, skipped: null }
  await expect(calls.next({ ...wish, mode: 'rated' }, signal)).rejects.toEqual({
    failure: 'offline',
  })
  const { attempt } = await calls.next({ ...wish, mode: 'practice' }, signal)
  expect(onGiven.mock.calls).toEqual([['pack']])
  await calls.move({ id: attempt.id, ply: 1, uci: 'd2g2' }, signal)
  expect(server.move).not.toHaveBeenCalled()

  server.next.mockRejectedValueOnce({ failure: 'puzzle_limit_reached' })
  await expect(
    calls.next({ ...wish, mode: 'practice', skipped: attempt.id }, signal),
  ).rejects.toEqual({ failure: 'puzzle_limit_reached' })
  expect(server.next).toHaveBeenLastCalledWith({ ...wish, mode: 'practice' }, signal)
})

it('notes tries until they are told, and survives a store that is broken', () => {
  const store = memoryStore()
  const made = {
    id: 'try-0000000000001',
    puzzle: 'fork',
    result: 'solved',
    at: '2026-11-29',
  } as const
  packNotes(store).add(made)
  const notes = packNotes(store)
  expect(notes.untold()).toEqual([made])
  expect(notes.isDone('fork')).toBe(true)
  notes.drop([made])
  expect(notes.untold()).toEqual([])
  expect(notes.isDone('fork')).toBe(true)
  store.setItem('kingside.puzzle-pack', '{"version":1,"tries":"none"}')
  expect(notes.untold()).toEqual([])
  notes.add(made)
  expect(notes.untold()).toEqual([made])
})
