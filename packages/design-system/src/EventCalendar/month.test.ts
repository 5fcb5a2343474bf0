import { parseDate } from '@internationalized/date'
import { describe, expect, it } from 'vitest'
import { dayByKey, eventsByDay, weeksOf, type CalendarEvent, type DayKey } from './month.ts'

const march = parseDate('2026-03-18')

describe('weeksOf', () => {
  it.each([
    ['kk', '2026-02-23', '2026-04-05'],
    ['ru', '2026-02-23', '2026-04-05'],
    ['en-US', '2026-03-01', '2026-04-04'],
  ])('begins and ends the weeks as %s does', (locale, first, last) => {
    const weeks = weeksOf(march, locale)
    expect(weeks[0]?.[0]?.toString()).toBe(first)
    expect(weeks.at(-1)?.at(-1)?.toString()).toBe(last)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  })
})

describe('eventsByDay', () => {
  const cup: CalendarEvent = { id: 'cup', title: 'Cup', date: '2026-02-27', endDate: '2026-03-02' }
  const blitz: CalendarEvent = { id: 'blitz', title: 'Blitz', date: '2026-03-01' }
  const april: CalendarEvent = { id: 'april', title: 'April', date: '2026-04-01' }

  it('puts an event on each of its days in the month, and leaves out other months', () => {
    expect([...eventsByDay([blitz, cup, april], march)]).toEqual([
      ['2026-03-01', [blitz, cup]],
      ['2026-03-02', [cup]],
    ])
  })

  it('gives the days in order', () => {
    const late: CalendarEvent = { id: 'late', title: 'Late', date: '2026-03-20' }
    expect([...eventsByDay([late, blitz], march).keys()]).toEqual(['2026-03-01', '2026-03-20'])
  })
})

describe('dayByKey', () => {
  it.each<[DayKey, boolean, string]>([
    ['ArrowRight', false, '2026-03-19'],
    ['ArrowRight', true, '2026-03-17'],
    ['ArrowLeft', false, '2026-03-17'],
    ['ArrowDown', false, '2026-03-25'],
    ['ArrowUp', false, '2026-03-11'],
    ['Home', false, '2026-03-16'],
    ['End', false, '2026-03-22'],
    ['PageDown', false, '2026-04-18'],
    ['PageUp', false, '2026-02-18'],
  ])('leads %s (right to left: %s) to %s', (key, rtl, day) => {
    expect(dayByKey(march, key, 'en-GB', rtl).toString()).toBe(day)
  })

  it('stays in the shorter month', () => {
    expect(dayByKey(parseDate('2026-03-31'), 'PageUp', 'en-GB', false).toString()).toBe(
      '2026-02-28',
    )
  })
})
