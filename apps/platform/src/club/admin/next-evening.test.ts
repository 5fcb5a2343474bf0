import { expect, it } from 'vitest'
import { nextEvening } from './next-evening.ts'

it.each([
  ['a morning', new Date(2026, 10, 28, 9, 30), new Date(2026, 10, 28, 18)],
  ['an hour before it', new Date(2026, 10, 28, 17, 0), new Date(2026, 10, 29, 18)],
  ['the last evening of a year', new Date(2026, 11, 31, 22, 15), new Date(2027, 0, 1, 18)],
])('offers the next evening: %s', (_, now, start) => {
  expect(nextEvening(now).start).toEqual(start)
  expect(nextEvening(now).end).toEqual(
    new Date(start.getFullYear(), start.getMonth(), start.getDate(), 21),
  )
})
