import { expect, it } from 'vitest'
import { fieldOf, isTime, momentOfField } from './local-moment.ts'

it('reads back the day and the time that it was made of', () => {
  const moment = momentOfField('2026-11-28', '17:05')
  expect(fieldOf(moment)).toEqual({ day: '2026-11-28', time: '17:05' })
})

it.each([
  ['7:30', true],
  ['23.59', true],
  ['24:00', false],
  ['17', false],
])('takes %s for a time: %s', (text, is) => {
  expect(isTime(text)).toBe(is)
  expect(momentOfField('2026-11-28', text) !== null).toBe(is)
})

it('is no moment without a day', () => {
  expect(momentOfField(null, '17:00')).toBeNull()
  expect(fieldOf(null)).toEqual({ day: null, time: '' })
})
