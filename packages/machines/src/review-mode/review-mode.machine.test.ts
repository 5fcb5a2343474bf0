import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideReviewMode } from './review-mode.machine.ts'
import type { ReviewModeEvent, ReviewModeInput } from './review-mode.types.ts'
import { selectReviewModeView } from './review-mode.view.ts'

function start(input: ReviewModeInput, ...events: ReviewModeEvent[]) {
  const actor = createActor(provideReviewMode(), { input }).start()
  for (const event of events) actor.send(event)
  return { actor, view: () => selectReviewModeView(actor.getSnapshot()) }
}

describe('review mode', () => {
  it('is on before the last move and off at it', () => {
    const { actor, view } = start({ moves: 3 })
    const seen = [view().reviewing]
    for (const type of ['move.previous', 'move.first', 'move.next', 'move.last'] as const) {
      actor.send({ type })
      seen.push(view().reviewing)
    }
    expect(seen).toEqual([false, true, true, true, false])
  })

  it('goes no further than the start and the last move', () => {
    const { actor, view } = start({ moves: 2 }, { type: 'move.next' })
    expect(view()).toMatchObject({ selected: 1, canGoOn: false })
    for (let step = 0; step < 5; step += 1) actor.send({ type: 'move.previous' })
    expect(view()).toMatchObject({ selected: -1, moveId: '-1', canGoBack: false, canGoOn: true })
  })

  it.each([
    [1, 1],
    [99, 2],
    [-7, -1],
    [1.9, 1],
    [NaN, 2],
  ])('takes index %d for %d of three moves', (index, selected) => {
    expect(start({ moves: 3 }, { type: 'move.select', index }).view().selected).toBe(selected)
  })

  it('follows the game while it is off', () => {
    const { view } = start({ moves: 3 }, { type: 'moves.changed', moves: 4 })
    expect(view()).toMatchObject({ reviewing: false, selected: 3, unseen: 0 })
  })

  it('R23: a move that comes meanwhile does not change the board; it is marked until it is seen', () => {
    const { actor, view } = start(
      { moves: 3, selected: 0 },
      { type: 'moves.changed', moves: 4 },
      { type: 'moves.changed', moves: 5 },
    )
    expect(view()).toMatchObject({ reviewing: true, selected: 0, unseen: 2 })
    actor.send({ type: 'move.last' })
    expect(view()).toMatchObject({ reviewing: false, selected: 4, unseen: 0 })
  })

  it('ends when a takeback leaves nothing after the selected move', () => {
    const { view } = start({ moves: 5, selected: 3 }, { type: 'moves.changed', moves: 2 })
    expect(view()).toMatchObject({ reviewing: false, selected: 1, unseen: 0 })
  })

  it('stands a game of no moves and odd counts', () => {
    const { view } = start({ moves: 0 }, { type: 'moves.changed', moves: -3 })
    expect(view()).toMatchObject({ reviewing: false, selected: -1 })
  })
})
