import { describe, expect, it } from 'vitest'
import { swipeStep } from './swipe.ts'

const still = { x: 0, y: 0, milliseconds: 400, width: 320 }

describe('swipeStep', () => {
  it.each([
    ['a long slow move to the left shows the next picture', { x: -90 }, 1],
    ['a long slow move to the right shows the previous one', { x: 90 }, -1],
    ['a short fast move counts', { x: -40, milliseconds: 60 }, 1],
    ['a short slow move does not', { x: -40 }, 0],
    ['a tap does not', { x: -3, milliseconds: 5 }, 0],
    ['a move that rather scrolls does not', { x: -90, y: 120 }, 0],
  ] as const)('%s', (_, swipe, step) => {
    expect(swipeStep({ ...still, ...swipe })).toBe(step)
  })
})
