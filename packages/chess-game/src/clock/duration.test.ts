import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDuration, parseDuration } from './duration.ts'

it.each([
  ['00:00:00', 0],
  ['00:03:00', 180_000],
  ['01:30:05', 5_405_000],
  ['336:00:00', 1_209_600_000],
])('reads and writes %s', (text, ms) => {
  expect(parseDuration(text)).toBe(ms)
  expect(formatDuration(ms)).toBe(text)
})

it.each([
  ['', 0],
  ['3:00', 0],
  ['00:60:00', 2],
  ['00:00:61', 5],
  ['00:00', 5],
  ['00:00:00.5', 8],
  ['soon', 0],
])('does not take %j for a duration: it goes wrong at %i', (text, offset) => {
  expect(() => parseDuration(text)).toThrow(
    expect.objectContaining({ name: 'TimeControlError', code: 'bad-duration', offset }),
  )
})

it('reads back what it wrote, to the second', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999 * 3600 }), fc.integer({ min: -499, max: 499 }), (s, off) => {
      expect(parseDuration(formatDuration(s * 1000 + off))).toBe(s * 1000)
    }),
  )
})
