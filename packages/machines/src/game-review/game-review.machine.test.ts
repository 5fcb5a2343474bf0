import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideGameReview } from './game-review.machine.ts'
import {
  exampleGameReviewInput,
  exampleReviewedGame,
  exampleReviewItems,
} from './game-review.states.ts'
import type { GameReviewDeps, PositionToReview } from './game-review.types.ts'
import { selectGameReviewView } from './game-review.view.ts'

/** What the example's engine says of a position. */
const itemOf = ({ moves }: PositionToReview) => {
  const item = exampleReviewItems[moves.length]
  if (!item) throw new Error('No position of the example.')
  return item
}

/** A review of the shortest mate, with an engine that answers at once. */
function start(deps: Partial<GameReviewDeps> = {}) {
  const looks: PositionToReview[] = []
  const machine = provideGameReview({
    prepare: async () => 0,
    look: async (position) => {
      looks.push(position)
      return itemOf(position)
    },
    ...deps,
  })
  const actor = createActor(machine, { input: exampleGameReviewInput }).start()
  const view = () => selectGameReviewView(actor.getSnapshot())
  const reach = (status: string) =>
    waitFor(actor, (snapshot) => selectGameReviewView(snapshot).status === status)
  return { actor, view, reach, looks }
}

describe('game-review', () => {
  it('looks at each position quickly, then deeply where the game turned, and grades the moves', async () => {
    const { actor, view, reach, looks } = start()
    expect(view()).toEqual({ status: 'off' })
    actor.send({ type: 'review.start' })
    await reach('done')
    expect(looks.map(({ moves, effort }) => [moves.length, effort])).toEqual([
      [0, 'quick'],
      [1, 'quick'],
      [2, 'quick'],
      [3, 'quick'],
      [4, 'quick'],
      // The third move lets itself be mated, the first one loses a little.
      [2, 'deep'],
      [3, 'deep'],
      [0, 'deep'],
      [1, 'deep'],
    ])
    expect(looks[3]).toMatchObject({
      fen: exampleReviewedGame.moves[2]?.fen,
      moves: ['f2f3', 'e7e5', 'g2g4'],
    })
    const done = view()
    if (done.status !== 'done') throw new Error('It is done.')
    expect(done.plies.map(({ grade }) => grade)).toEqual([
      null,
      'inaccuracy',
      'best',
      'blunder',
      'best',
    ])
    expect(done.sides?.b.accuracy).toBe(100)
    expect(done.sides?.w.accuracy).toBeLessThan(70)
  })

  it('grades anew what a deeper look judges otherwise', async () => {
    const { actor, view, reach } = start({
      // Deeply seen, the mating move of the example is no mate.
      look: async (position) => {
        const item = itemOf(position)
        if (position.effort === 'quick' || position.moves.length !== 3) return item
        const [best] = item.multipv
        return { ...item, multipv: best ? [{ ...best, line_eval: 0.6 }] : [] }
      },
    })
    actor.send({ type: 'review.start' })
    await reach('done')
    expect(view()).toMatchObject({ plies: [{}, {}, {}, { grade: 'excellent' }, {}] })
  })

  it('shows what it knows while it looks, and no accuracy before it has seen all', async () => {
    const answers: (() => void)[] = []
    const { actor, view, reach } = start({
      look: (position) =>
        new Promise((resolve) => {
          answers.push(() => resolve(itemOf(position)))
        }),
    })
    actor.send({ type: 'review.start' })
    await reach('scanning')
    answers[0]?.()
    await waitFor(actor, ({ context }) => context.plies.length === 1)
    expect(view()).toMatchObject({ status: 'scanning', done: 1, total: 5, sides: null })
  })

  it('goes on where the engine failed, once it is asked to', async () => {
    let broken = true
    const seen: number[] = []
    const { actor, view, reach } = start({
      look: async (position) => {
        if (broken && position.moves.length === 2) throw { failure: 'no-answer' }
        seen.push(position.moves.length)
        return itemOf(position)
      },
    })
    actor.send({ type: 'review.start' })
    await reach('failed')
    expect(view()).toEqual({ status: 'failed', message: 'no-answer' })
    broken = false
    actor.send({ type: 'review.start' })
    await reach('done')
    expect(seen.slice(0, 5)).toEqual([0, 1, 2, 3, 4])
  })

  it('tells why the engine did not start', async () => {
    const { actor, view, reach } = start({
      prepare: () => Promise.reject({ failure: 'no-webassembly' }),
    })
    actor.send({ type: 'review.start' })
    await reach('failed')
    expect(view()).toEqual({ status: 'failed', message: 'no-webassembly' })
  })
})
