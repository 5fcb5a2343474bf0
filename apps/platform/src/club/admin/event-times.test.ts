import { expect, it } from 'vitest'
import { localOf, momentOf, timesWith } from './event-times.ts'

it('a moment is the same after it was shown on the reader’s clock', () => {
  const moment = '2026-12-04T15:30:00.000Z'
  expect(momentOf(localOf(moment))).toBe(moment)
})

it('times are quarters of an hour, and one between them where it was chosen', () => {
  expect(timesWith('18:00')).toHaveLength(96)
  expect(timesWith('18:07').slice(72, 75)).toEqual(['18:00', '18:07', '18:15'])
})
