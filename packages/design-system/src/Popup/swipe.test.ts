import { describe, expect, it } from 'vitest'
import { swipeCloses } from './swipe.ts'

describe('a sheet that is let go', () => {
  it.each([
    [
      'stays after a tap that slipped, however fast',
      { distance: 20, elapsed: 5, height: 400 },
      false,
    ],
    ['stays after a short, slow pull', { distance: 100, elapsed: 600, height: 400 }, false],
    ['stays when it was pulled up', { distance: -200, elapsed: 100, height: 400 }, false],
    ['goes after a third of its height', { distance: 130, elapsed: 2000, height: 400 }, true],
    ['goes after a flick', { distance: 60, elapsed: 80, height: 700 }, true],
    ['goes when the flick took no time', { distance: 60, elapsed: 0, height: 700 }, true],
  ])('%s', (_, swipe, closes) => {
    expect(swipeCloses(swipe)).toBe(closes)
  })
})
