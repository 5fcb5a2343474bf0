import { expect, it } from 'vitest'
import { clockText } from './clock-text.ts'

it.each([
  [-500, '0:00'],
  [0, '0:00'],
  [8_999, '0:08'],
  [60_000, '1:00'],
  [754_000, '12:34'],
  [3_723_000, '1:02:03'],
])('writes %i ms as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})
