import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClockSettings, formatClock, pressClock, startClock, timeLeft } from './clock.ts'

it.each([
  [180_000, '03:00'],
  [179_001, '03:00'],
  [20_000, '00:20'],
  [19_999, '00:20.0'],
  [19_900, '00:19.9'],
  [1, '00:00.1'],
  [0, '00:00.0'],
  [-5, '00:00.0'],
  [3_599_001, '1:00:00'],
  [3_600_000, '1:00:00'],
  [5_430_000, '1:30:30'],
  [36_000_000, '10:00:00'],
])('shows %i ms as %s', (ms, face) => {
  expect(formatClock(ms)).toBe(face)
})

it('takes thinking time off and adds the increment to the mover only', () => {
  const settings = { initialMs: 180_000, incrementMs: 2_000 }
  expect(pressClock(startClock(settings), 'w', 5_000, settings)).toEqual({ w: 177_000, b: 180_000 })
})

it('never shows less than nothing, nor more for a clock that runs backwards', () => {
  const times = { w: 1_000, b: 1_000 }
  expect(timeLeft(times, 'w', 2_000)).toBe(0)
  expect(timeLeft(times, 'w', -2_000)).toBe(1_000)
})

it('gives the sides different times in armageddon', () => {
  expect(startClock({ initialMs: 300_000, blackInitialMs: 240_000, incrementMs: 0 })).toEqual({
    w: 300_000,
    b: 240_000,
  })
})

describe('a move that earns something', () => {
  const settings: ClockSettings = {
    initialMs: 5_400_000,
    incrementMs: 30_000,
    incrementStartMove: 41,
    additionalMs: 1_800_000,
    additionalMove: 40,
  }
  const earned = (moveNumber?: number) =>
    pressClock({ w: 60_000, b: 60_000 }, 'b', 10_000, settings, moveNumber).b - 50_000

  it('earns the increment from its first move on', () => {
    expect([1, 39, 41, 60].map(earned)).toEqual([0, 0, 30_000, 30_000])
  })

  it('earns the additional time once', () => {
    expect(earned(40)).toBe(1_800_000)
  })

  it('earns the increment alone when nobody counts the moves', () => {
    expect(earned()).toBe(30_000)
  })

  it('earns both when they meet', () => {
    const both = { ...settings, incrementStartMove: 1 }
    expect(pressClock({ w: 0, b: 0 }, 'w', 0, both, 40)).toEqual({ w: 1_830_000, b: 0 })
  })
})

it('never changes the other side’s time', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer(), fc.nat(99), (w, b, elapsed, move) => {
      const settings = { initialMs: 0, incrementMs: 5, additionalMs: 7, additionalMove: 40 }
      expect(pressClock({ w, b }, 'w', elapsed, settings, move).b).toBe(b)
      expect(pressClock({ w, b }, 'b', elapsed, settings, move).w).toBe(w)
    }),
  )
})
