import { describe, expect, it } from 'vitest'
import { toStep, withEnd } from './range.ts'

const bounds = { min: 400, max: 3000, step: 10, gap: 100 }

describe('toStep', () => {
  it.each([
    [1004, 1000],
    [1005, 1010],
    [1, 400],
    [9999, 3000],
  ])('rounds %d to %d', (value, rounded) => {
    expect(toStep(value, bounds)).toBe(rounded)
  })

  it('counts steps from the least number', () => {
    expect(toStep(10, { min: 5, max: 22, step: 10 })).toBe(15)
    expect(toStep(22, { min: 5, max: 22, step: 10 })).toBe(15)
  })
})

describe('withEnd', () => {
  it.each([
    ['lower', 900, [900, 1200]],
    ['lower', 1150, [1100, 1200]],
    ['lower', 0, [400, 1200]],
    ['upper', 1500, [1000, 1500]],
    ['upper', 200, [1000, 1100]],
    ['upper', 5000, [1000, 3000]],
  ] as const)('sets the %s end of 1000 to 1200 to %d', (end, value, range) => {
    expect(withEnd([1000, 1200], end, value, bounds)).toEqual(range)
  })
})
