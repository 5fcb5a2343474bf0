import { expect, it } from 'vitest'
import { absenceAllowanceMs } from './absence.ts'

const minute = 60_000

it.each([
  ['1 + 0', { initialMs: minute, incrementMs: 0 }, 30_000],
  ['3 + 2', { initialMs: 3 * minute, incrementMs: 2_000 }, 30_000],
  ['10 + 5', { initialMs: 10 * minute, incrementMs: 5_000 }, 80_000],
  ['30 + 0', { initialMs: 30 * minute, incrementMs: 0 }, 180_000],
  ['90 + 30', { initialMs: 90 * minute, incrementMs: 30_000 }, 180_000],
])('of a game of %s a player may be away for a tenth, 30 to 180 s', (_, clock, ms) => {
  expect(absenceAllowanceMs(clock)).toBe(ms)
})
