import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { exampleLeft } from '../puzzle/puzzle.states.ts'
import { providePuzzleRun } from './puzzle-run.machine.ts'
import {
  exampleMissed,
  exampleStreak,
  exampleTimedRun,
  exampleTimeUp,
} from './puzzle-run.states.ts'
import type { JudgedRunMove, RunDeps, RunInput, RunState } from './puzzle-run.types.ts'
import { selectRunView } from './puzzle-run.view.ts'

const never = () => new Promise<never>(() => {})
const streak: RunInput = { kind: 'streak', isSignedIn: true }
const timed: RunInput = { kind: 'timed', isSignedIn: true }
const given = (run: RunState) => ({ run, allowance: exampleLeft, endsAt: null })
const firstOf = (run: RunState) => ({
  ...exampleStreak.current,
  ...run.current,
  puzzle: puzzle(run),
})
const puzzle = (run: RunState) => {
  if (!run.current) throw new Error('The example has no puzzle.')
  return run.current.puzzle
}
const nextOf = (run: RunState): RunState => ({
  ...run,
  score: run.score + 1,
  current: { number: 9, puzzle: { ...puzzle(run), id: 'next1' }, line: [] },
})
const onward = (run: RunState): RunState => ({
  ...run,
  current: { ...firstOf(run), number: 8, line: ['d2g2', 'g3g2'] },
})
const judged = (run: RunState, part: Partial<JudgedRunMove>): JudgedRunMove => ({
  ...given(run),
  move: 'd2g2',
  outcome: 'right',
  reply: null,
  time_change_ms: null,
  ...part,
})

/** A server with the example puzzle, and another after it. */
const serverOf = (open: RunState, ended: RunState): RunDeps => ({
  start: async () => given(open),
  get: async () => given(ended),
  move: async ({ ply, uci }) => {
    if (ply === 1 && uci === 'd2g2') return judged(onward(open), { reply: 'g3g2' })
    if (ply === 3 && uci === 'b7g2') {
      return judged(nextOf(open), { move: 'b7g2', outcome: 'solved', time_change_ms: 3000 })
    }
    const isTimed = open.kind === 'timed'
    return judged(isTimed ? nextOf(open) : ended, {
      move: uci,
      outcome: 'wrong',
      time_change_ms: isTimed ? -10_000 : null,
    })
  },
  skip: async () => judged({ ...onward(open), can_skip: false }, { reply: 'g3g2' }),
  end: async () => given({ ...ended, ending: 'left' }),
})

function start(input: RunInput = streak, deps: Partial<RunDeps> = {}) {
  const clock = new SimulatedClock()
  const [open, ended] =
    input.kind === 'streak' ? [exampleStreak, exampleMissed] : [exampleTimedRun, exampleTimeUp]
  const machine = providePuzzleRun({ ...serverOf(open, ended), ...deps })
  const actor = createActor(machine, { input, clock }).start()
  const view = () => selectRunView(actor.getSnapshot())
  const reach = (status: ReturnType<typeof view>['status']) =>
    waitFor(actor, (now) => selectRunView(now).status === status)
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

describe('a streak', () => {
  it('goes on with the next puzzle at once when one is solved', async () => {
    const { begin, board, play, reach, view, clock } = start()
    await reach('replying')
    expect(board()).toMatchObject({ moves: [], canMove: false })
    await begin()
    expect(board()).toMatchObject({ moves: ['f2c5'], canMove: true })
    play('d2g2')
    expect(board()).toMatchObject({ moves: ['f2c5', 'd2g2'], canMove: false })
    await reach('replying')
    clock.increment(500)
    expect(board()?.moves).toEqual(['f2c5', 'd2g2', 'g3g2'])
    play('b7g2')
    await reach('replying')
    expect(view()).toMatchObject({ board: { puzzle: { id: 'next1' }, moves: [] } })
    expect(view()).toMatchObject({ facts: { score: 8 } })
  })

  it('ends with a miss: the move is seen, and nothing can be pressed for 900 ms', async () => {
    const { actor, begin, board, play, reach, view, clock } = start()
    await begin()
    play('d2d1')
    await reach('wrong')
    expect(board()?.moves).toEqual(['f2c5', 'd2d1'])
    clock.increment(800)
    expect(view()).toMatchObject({ status: 'over', ending: 'missed', isStill: true, isBest: true })
    actor.send({ type: 'run.again' })
    clock.increment(899)
    expect(view()).toMatchObject({ status: 'over', isStill: true })
    clock.increment(1)
    expect(view()).toMatchObject({ isStill: false })
    actor.send({ type: 'run.again' })
    await reach('replying')
  })

  it('skips one move, once', async () => {
    const skip = vi.fn<RunDeps['skip']>(serverOf(exampleStreak, exampleMissed).skip)
    const { actor, begin, board, reach, view, clock } = start(streak, { skip })
    await begin()
    actor.send({ type: 'move.skip' })
    await reach('replying')
    clock.increment(500)
    expect(board()?.moves).toEqual(['f2c5', 'd2g2', 'g3g2'])
    expect(view()).toMatchObject({ facts: { canSkip: false } })
    actor.send({ type: 'move.skip' })
    expect(skip).toHaveBeenCalledOnce()
    expect(skip.mock.calls[0]?.[0]).toEqual({ id: exampleStreak.id, number: 8, ply: 1 })
  })

  it('has no clock, and can’t be ended', async () => {
    const { actor, begin, view } = start()
    await begin()
    actor.send({ type: 'time.up' })
    actor.send({ type: 'run.end' })
    expect(view().status).toBe('ready')
  })
})

describe('a timed run', () => {
  it('shows what a move gave or took for 0.9 s', async () => {
    const { begin, play, reach, view, clock } = start(timed)
    await begin()
    play('d2d1')
    await reach('wrong')
    expect(view()).toMatchObject({ facts: { change: -10_000 } })
    clock.increment(300)
    expect(view()).toMatchObject({ status: 'replying', board: { puzzle: { id: 'next1' } } })
    clock.increment(599)
    expect(view()).toMatchObject({ facts: { change: -10_000 } })
    clock.increment(1)
    expect(view()).toMatchObject({ facts: { change: null } })
  })

  it('asks the server when its time is up here, and goes on if it is not there', async () => {
    const get = vi
      .fn<RunDeps['get']>()
      .mockResolvedValueOnce(given(exampleTimedRun))
      .mockResolvedValue(given(exampleTimeUp))
    const { actor, begin, reach, view } = start(timed, { get })
    await begin()
    actor.send({ type: 'time.up' })
    await reach('ready')
    actor.send({ type: 'time.up' })
    await reach('over')
    expect(view()).toMatchObject({ ending: 'time', isStill: true })
  })

  it('is over when a move came too late', async () => {
    const { begin, play, reach, view } = start(timed, {
      move: async () => judged(exampleTimeUp, { outcome: null }),
    })
    await begin()
    play('d2g2')
    await reach('over')
    expect(view()).toMatchObject({ ending: 'time' })
  })

  it('ends when its player says so', async () => {
    const { actor, begin, reach, view } = start(timed)
    await begin()
    actor.send({ type: 'run.end' })
    await reach('over')
    expect(view()).toMatchObject({ ending: 'left' })
  })
})

describe('what is in the way', () => {
  it.each([
    ['puzzle_limit_reached', 'limitReached'],
    ['no_puzzles', 'noneLeft'],
    ['unauthorised', 'needsAccount'],
    ['offline', 'offline'],
    ['teapot', 'failed'],
  ] as const)('%s is shown as %s', async (failure, status) => {
    const { reach, view } = start(streak, { start: () => Promise.reject({ failure }) })
    await reach(status)
    expect(view()).toMatchObject({ kind: 'streak' })
  })

  it('shows a run that has ended, and begins another only when told to', async () => {
    const asked = vi.fn<RunDeps['start']>(async () => given(exampleStreak))
    const { actor, view, reach, clock } = start({ ...streak, shown: 'old-run' }, { start: asked })
    await reach('over')
    expect(asked).not.toHaveBeenCalled()
    clock.increment(900)
    actor.send({ type: 'run.again' })
    await reach('replying')
    expect(asked).toHaveBeenCalledOnce()
    expect(view()).toMatchObject({ kind: 'streak' })
  })

  it('begins a run where the one that is asked for is not there', async () => {
    const { reach, board } = start(
      { ...streak, shown: 'gone' },
      { get: () => Promise.reject({ failure: 'not_found' }) },
    )
    await reach('replying')
    expect(board()).toMatchObject({ puzzle: { id: puzzle(exampleStreak).id } })
  })

  it('asks nothing of a visitor', () => {
    const asked = vi.fn<RunDeps['start']>(never)
    const { view } = start({ ...streak, isSignedIn: false }, { start: asked })
    expect(view().status).toBe('needsAccount')
    expect(asked).not.toHaveBeenCalled()
  })

  it('keeps a move that did not reach the server, and sends it when the line is back', async () => {
    const { move: answer } = serverOf(exampleStreak, exampleMissed)
    const move = vi
      .fn<RunDeps['move']>()
      .mockRejectedValueOnce({ failure: 'offline' })
      .mockImplementation(answer)
    const { actor, begin, play, reach, board } = start(streak, { move })
    await begin()
    play('d2g2')
    await reach('offline')
    expect(board()?.moves).toEqual(['f2c5', 'd2g2'])
    actor.send({ type: 'line.back' })
    await reach('replying')
    expect(move.mock.calls.map(([{ ply, uci }]) => [ply, uci])).toEqual([
      [1, 'd2g2'],
      [1, 'd2g2'],
    ])
  })

  it('goes to where the server stands when another tab went on', async () => {
    const { begin, play, reach, board } = start(streak, {
      get: async () => given(nextOf(exampleStreak)),
      move: () => Promise.reject({ failure: 'puzzle_out_of_step' }),
    })
    await begin()
    play('d2g2')
    await reach('ready')
    expect(board()).toMatchObject({ puzzle: { id: 'next1' }, moves: ['f2c5'], canMove: true })
  })

  it('follows a run that another tab has taken to the next puzzle', async () => {
    const { begin, play, reach, board, clock } = start(streak, {
      move: async () => judged(nextOf(exampleStreak), { reply: 'g3g2' }),
    })
    await begin()
    play('d2g2')
    await reach('replying')
    clock.increment(500)
    expect(board()).toMatchObject({ puzzle: { id: 'next1' }, moves: ['f2c5'] })
  })
})
