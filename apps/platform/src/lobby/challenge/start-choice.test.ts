import { expect, it } from 'vitest'
import { isStart, startDays, usualStart } from './start-choice.ts'

const now = new Date('2026-12-04T12:07:30Z')

it('P14: offers a quarter of an hour that is at least an hour ahead', () => {
  expect(usualStart(now)).toBe('2026-12-04T13:15:00.000Z')
  expect(usualStart(new Date('2026-12-04T12:00:00Z'))).toBe('2026-12-04T13:00:00.000Z')
})

it('P14: knows when a game may start', () => {
  const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const days = 24 * 3_600_000
  expect([59_999, 60_000, 14 * days, 14 * days + 1].map((ms) => isStart(inMs(ms), now))).toEqual([
    false,
    true,
    true,
    false,
  ])
  const { min, max } = startDays(now)
  expect((Date.parse(max) - Date.parse(min)) / days).toBe(14)
})
