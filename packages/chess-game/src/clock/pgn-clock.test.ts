import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPgnClock, parsePgnClock } from './pgn-clock.ts'

it.each([
  [0, '0:00:00'],
  [177_000, '0:02:57'],
  [177_100, '0:02:57.1'],
  [177_120, '0:02:57.12'],
  [177_123, '0:02:57.123'],
  [5, '0:00:00.005'],
  [36_000_000, '10:00:00'],
  [-1, '0:00:00'],
  [99.9, '0:00:00.099'],
])('writes %d ms as %s', (ms, text) => {
  expect(formatPgnClock(ms)).toBe(text)
})

it.each([
  ['1:30:05', 5_405_000],
  ['0:02:57.1', 177_100],
  ['0:02:57.120', 177_120],
  ['00:02:57', 177_000],
  ['2:57', 177_000],
  ['90:00', 5_400_000],
  ['2:57.5', 177_500],
  ['57', 57_000],
  ['0.05', 50],
])('reads %s as %i ms', (text, ms) => {
  expect(parsePgnClock(text)).toBe(ms)
})

it.each([
  '',
  ':',
  '1:',
  ':30',
  '1:60',
  '1:60:00',
  '1:00:60',
  '1:0:00',
  '1:2',
  '1:2:3:4',
  '-1',
  '+1',
  '1.',
  '.5',
  '1.2345',
  '1,5',
  '1e3',
  '0x10',
  '1:00:00 ',
  '1:00:00\n',
  'Infinity',
  '٣',
])('does not take %j for a time', (text) => {
  expect(parsePgnClock(text)).toBeUndefined()
})

it('reads back to the millisecond what it wrote', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999 * 3_600_000 }), (ms) => {
      expect(parsePgnClock(formatPgnClock(ms))).toBe(ms)
    }),
  )
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0159:.- '.split('')) }), (text) => {
      const ms = parsePgnClock(text)
      expect(ms === undefined || (Number.isSafeInteger(ms) && ms >= 0)).toBe(true)
    }),
  )
})
