import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { providePuzzle } from './puzzle.machine.ts'
import { exampleLeft, exampleAttempt } from './puzzle.states.ts'
import type { PuzzleDeps, PuzzleInput, PuzzleAttempt } from './puzzle.types.ts'
import { selectPuzzleView } from './puzzle.view.ts'

const never = () => new Promise<never>(() => {})
const rated: PuzzleInput = { mode: 'rated', theme: null, puzzle: null, isSignedIn: true }
const given = (attempt: PuzzleAttempt) => ({ attempt, allowance: exampleLeft })
const after: PuzzleAttempt = { ...exampleAttempt, line: ['d2g2', 'g3g2'] }
const solved: PuzzleAttempt = {
  ...exampleAttempt,
  line: ['d2g2', 'g3g2', 'b7g2'],
  result: 'solved',
  rating: { before: 1540, after: 1552 },
  themes: ['fork'],
}
const failed: PuzzleAttempt = { ...solved, line: [], result: 'failed' }

/** A server with the example puzzle. */
const server: PuzzleDeps = {
  next: async () => given(exampleAttempt),
  move: async ({ ply, uci }) => {
    if (ply === 1 && uci === 'd2g2') return { ...given(after), outcome: 'right', reply: 'g3g2' }
    if (ply === 3 && uci === 'b7g2') return { ...given(solved), outcome: 'solved', reply: null }
    return { ...given(failed), outcome: 'wrong', reply: null }
  },
  hint: async ({ kind }) => ({
    ...given({ ...failed, result: 'hinted' }),
    square: 'd2',
    move: kind === 'move' ? 'd2g2' : null,
  }),
}

function start(deps: Partial<PuzzleDeps> = {}, input: PuzzleInput = rated) {
  const clock = new SimulatedClock()
  const actor = createActor(providePuzzle({ ...server, ...deps }), { input, clock }).start()
  const view = () => selectPuzzleView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectPuzzleView(now).status === status)
  /** Waits for a puzzle, and lets the opponent move. */
  const begin = async () => {
    await reach('replying')
    clock.increment(500)
  }
  const board = () => {
    const now = view()
    return 'board' in now ? now.board : null
  }
  const play = (uci: string) => actor.send({ type: 'move.try', uci })
  return { actor, clock, view, reach, begin, board, play }
}

describe('a puzzle', () => {
  it('begins with the opponent’s move, and is solved move by move', async () => {
    const { reach, begin, board, play, view, clock } = start()
    await reach('replying')
    expect(board()).toMatchObject({ moves: [], canMove: false })
    await begin()
    expect(board()).toMatchObject({ moves: ['f2c5'], canMove: true })
    play('d2g2')
    expect(view().status).toBe('checking')
    expect(board()).toMatchObject({ moves: ['f2c5', 'd2g2'], canMove: false })
    await reach('replying')
    expect(board()?.moves).toEqual(['f2c5', 'd2g2'])
    clock.increment(500)
    expect(board()).toMatchObject({ moves: ['f2c5', 'd2g2', 'g3g2'], canMove: true })
    play('b7g2')
    await reach('solved')
    expect(view()).toMatchObject({
      outcome: { result: 'solved', rating: { before: 1540, after: 1552 }, themes: ['fork'] },
    })
  })

  it('takes a wrong move back, and can be found after all, which changes no result', async () => {
    const { reach, begin, board, play, view, clock } = start()
    await begin()
    play('d2d1')
    await reach('wrong')
    expect(board()?.moves).toEqual(['f2c5', 'd2d1'])
    clock.increment(300)
    expect(board()).toMatchObject({ moves: ['f2c5'], canMove: true })
    play('d2g2')
    await reach('replying')
    clock.increment(500)
    expect(view().status).toBe('ready')
  })

  it('gives a hint in two steps, and each move has its own', async () => {
    const hint = vi.fn<PuzzleDeps['hint']>(server.hint)
    const { actor, reach, begin, play, view, clock } = start({ hint })
    await begin()
    expect(view()).toMatchObject({ hintsLeft: 2 })
    actor.send({ type: 'hint.ask' })
    await reach('ready')
    expect(view()).toMatchObject({ hintsLeft: 1, board: { hint: { square: 'd2', move: null } } })
    actor.send({ type: 'hint.ask' })
    await reach('ready')
    expect(view()).toMatchObject({ hintsLeft: 0, board: { hint: { move: 'd2g2' } } })
    actor.send({ type: 'hint.ask' })
    expect(hint).toHaveBeenCalledTimes(2)
    play('d2g2')
    await reach('replying')
    clock.increment(500)
    expect(view()).toMatchObject({ hintsLeft: 2, board: { hint: null } })
  })

  it('is done again from the first move, with the opponent’s on its way', async () => {
    const { actor, reach, begin, board, play, clock, view } = start()
    await begin()
    actor.send({ type: 'puzzle.retry' })
    expect(view().status).toBe('ready')
    play('d2d1')
    await reach('wrong')
    actor.send({ type: 'puzzle.retry' })
    expect(view().status).toBe('replying')
    clock.increment(500)
    expect(board()).toMatchObject({ moves: ['f2c5'], canMove: true })
  })

  it('goes on where it was left', async () => {
    const { begin, board } = start({ next: async () => given(after) })
    await begin()
    expect(board()).toMatchObject({ moves: ['f2c5', 'd2g2', 'g3g2'], canMove: true })
  })

  it('that is done already is shown as it ended', async () => {
    const { begin, view } = start({ next: async () => given({ ...solved, mode: 'daily' }) })
    await begin()
    expect(view()).toMatchObject({ status: 'solved', outcome: { result: 'solved' } })
  })

  it('gives way to the next one: rated when it is decided, of practice at any time', async () => {
    const next = vi.fn<PuzzleDeps['next']>(server.next)
    const one = start({ next })
    await one.begin()
    one.actor.send({ type: 'puzzle.next' })
    expect(next).toHaveBeenCalledOnce()
    one.play('d2d1')
    await one.reach('wrong')
    one.actor.send({ type: 'puzzle.next' })
    expect(next).toHaveBeenCalledTimes(2)

    const practice = { ...exampleAttempt, mode: 'practice' as const }
    const skipping = vi.fn<PuzzleDeps['next']>(async () => given(practice))
    const other = start({ next: skipping }, { ...rated, mode: 'practice', theme: 'fork' })
    await other.begin()
    other.actor.send({ type: 'puzzle.next' })
    expect(skipping.mock.calls.at(-1)?.[0]).toEqual({
      mode: 'practice',
      theme: 'fork',
      puzzle: null,
      skipped: exampleAttempt.id,
    })
  })
})

it('tries one puzzle again first, and then goes on with others', async () => {
  const next = vi.fn<PuzzleDeps['next']>(async () => given({ ...solved, mode: 'practice' }))
  const { actor, begin } = start({ next }, { ...rated, mode: 'practice', puzzle: '01tg7' })
  await begin()
  actor.send({ type: 'puzzle.next' })
  expect(next.mock.calls.map(([wish]) => wish.puzzle)).toEqual(['01tg7', null])
})

describe('what is in the way', () => {
  it.each([
    ['puzzle_limit_reached', 'limitReached'],
    ['no_puzzles', 'noneLeft'],
    ['forbidden', 'needsAccount'],
    ['unauthorised', 'needsAccount'],
    ['offline', 'offline'],
    ['teapot', 'failed'],
  ] as const)('%s is shown as %s', async (failure, status) => {
    const { reach, view } = start({ next: () => Promise.reject({ failure }) })
    await reach(status)
    expect(view()).toMatchObject({ mode: 'rated' })
  })

  it('asks nothing of a visitor who needs an account', () => {
    const next = vi.fn<PuzzleDeps['next']>(server.next)
    expect(start({ next }, { ...rated, isSignedIn: false }).view().status).toBe('needsAccount')
    expect(next).not.toHaveBeenCalled()
  })

  it('keeps a move that did not reach the server, and sends it when the line is back', async () => {
    const move = vi
      .fn<PuzzleDeps['move']>()
      .mockRejectedValueOnce({ failure: 'offline' })
      .mockImplementation(server.move)
    const { actor, reach, begin, play, board } = start({ move })
    await begin()
    play('d2g2')
    await reach('offline')
    actor.send({ type: 'line.back' })
    await reach('replying')
    expect(move.mock.calls.map(([{ ply, uci }]) => [ply, uci])).toEqual([
      [1, 'd2g2'],
      [1, 'd2g2'],
    ])
    expect(board()?.moves).toEqual(['f2c5', 'd2g2'])
  })

  it('gives up after 10 s, and asks again when it is told to', async () => {
    const { actor, clock, view, reach } = start({ next: never })
    clock.increment(10_000)
    expect(view()).toMatchObject({ status: 'offline', code: 'timeout' })
    actor.send({ type: 'call.again' })
    await reach('loading')
  })

  it('goes to where the server stands when another tab went on', async () => {
    const next = vi.fn<PuzzleDeps['next']>(server.next)
    const { begin, play, reach } = start({
      next,
      move: () => Promise.reject({ failure: 'puzzle_out_of_step' }),
    })
    await begin()
    play('d2g2')
    await reach('replying')
    expect(next).toHaveBeenCalledTimes(2)
  })
})
