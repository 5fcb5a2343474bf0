import { describe, expect, it } from 'vitest'
import { clockText, passesMark, timeLeft, untilChange } from './timeLeft.ts'

describe('timeLeft', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [3_723_000, { days: 0, hours: 1, minutes: 2, seconds: 3 }],
    [86_400_000, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [190_861_000, { days: 2, hours: 5, minutes: 1, seconds: 1 }],
  ])('splits %d ms', (milliseconds, left) => {
    expect(timeLeft(milliseconds)).toEqual(left)
  })
})

describe('clockText', () => {
  it.each([
    [0, '00:00'],
    [9_000, '00:09'],
    [59 * 60_000, '59:00'],
    [3_600_000, '1:00:00'],
    [86_399_000, '23:59:59'],
  ])('writes %d ms as %s', (milliseconds, text) => {
    expect(clockText(timeLeft(milliseconds))).toBe(text)
  })
})

describe('untilChange', () => {
  it.each([
    [1500, 500],
    [2000, 1000],
    [1, 1],
  ])('waits %d ms left for %d ms', (milliseconds, wait) => {
    expect(untilChange(milliseconds)).toBe(wait)
  })
})

describe('passesMark', () => {
  it.each([
    [61_000, 60_000, true],
    [60_000, 59_000, false],
    [62_000, 61_000, false],
    [400_000, 5_000, true],
  ])('between %d and %d ms left: %s', (before, now, passes) => {
    expect(passesMark(before, now, [300, 60, 10])).toBe(passes)
  })
})
