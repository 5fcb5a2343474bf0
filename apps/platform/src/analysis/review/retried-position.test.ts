import { selectRetryMistakesView } from '@kingside/machines/retry-mistakes'
import { retryMistakesStates } from '@kingside/machines/retry-mistakes/examples'
import { expect, it } from 'vitest'
import { canTry, retriedPosition } from './retried-position.ts'

it('lets a move be tried only where the position before the mistake is shown', () => {
  const views = Object.values(retryMistakesStates).map(selectRetryMistakesView)
  const shown = views.flatMap((view) => {
    if (view.status === 'finished') return []
    const isBefore = retriedPosition(view).fen === view.moment.before.fen
    return [[view.status, canTry(view), isBefore]]
  })
  expect(shown).toEqual([
    ['asking', true, true],
    ['judging', false, false],
    ['wrong', true, true],
    ['unjudged', true, true],
    ['found', false, false],
    ['shown', false, false],
  ])
})
