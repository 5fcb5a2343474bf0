import { describe, expect, it } from 'vitest'
import { neighbourOf } from './grid-keys.ts'

/** Three columns: 0 1 2 / 3 4 5 / 6 7. */
const boxes = Array.from({ length: 8 }, (_, index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 120,
}))

describe('neighbourOf', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 7, 4],
    ['Home', 5, 0],
    ['End', 0, 7],
    ['ArrowDown', 5, null],
    ['ArrowUp', 2, null],
    ['ArrowLeft', 0, null],
    ['ArrowRight', 7, null],
    ['Enter', 1, null],
  ])('%s from %i leads to %s', (key, from, to) => {
    expect(neighbourOf(boxes, from, key)).toBe(to)
  })

  it('leads nowhere without a focused item', () => {
    expect(neighbourOf(boxes, -1, 'Home')).toBeNull()
  })
})
