import {
  endOfMonth,
  getWeeksInMonth,
  isSameMonth,
  parseDate,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date'
import type { Tone } from './eventTone.ts'

/** An event on one day or on several. */
export interface CalendarEvent {
  id: string
  title: string
  /** The first day, as `2026-03-31`. */
  date: string
  /** The last day of an event of several days. @default `date` */
  endDate?: string | undefined
  /** The time at which it begins, formatted, such as `18:00`. */
  time?: string | undefined
  /** Details, such as the time control and the place. */
  description?: string | undefined
  /** What kind of event it is. @default 'neutral' */
  tone?: Tone
  /** Address of the event's page. */
  href?: string | undefined
}

/**
 * The days of a month's page in weeks, which begin on the language's first weekday. The first and the last week include
 * days of the neighbouring months.
 */
export function weeksOf(month: CalendarDate, locale: string): CalendarDate[][] {
  const first = startOfWeek(startOfMonth(month), locale)
  return Array.from({ length: getWeeksInMonth(month, locale) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => first.add({ days: week * 7 + day })),
  )
}

/** The events of each day of a month, by day as `2026-03-31`. An event of several days is listed on each. */
export function eventsByDay(
  events: readonly CalendarEvent[],
  month: CalendarDate,
): ReadonlyMap<string, readonly CalendarEvent[]> {
  const days = new Map<string, CalendarEvent[]>()
  for (const event of events) {
    const begin = parseDate(event.date)
    const end = event.endDate === undefined ? begin : parseDate(event.endDate)
    const from = begin.compare(startOfMonth(month)) < 0 ? startOfMonth(month) : begin
    const to = end.compare(endOfMonth(month)) > 0 ? endOfMonth(month) : end
    for (let day = from; day.compare(to) <= 0; day = day.add({ days: 1 })) {
      if (!isSameMonth(day, month)) continue
      days.set(day.toString(), [...(days.get(day.toString()) ?? []), event])
    }
  }
  return new Map([...days].sort(([first], [second]) => first.localeCompare(second)))
}

export const dayKeys = [
  'ArrowRight',
  'ArrowLeft',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'PageDown',
  'PageUp',
] as const
export type DayKey = (typeof dayKeys)[number]

/** The day that a key moves to. Arrows move by days and weeks, Page keys by months. */
export function dayByKey(
  day: CalendarDate,
  key: DayKey,
  locale: string,
  rtl: boolean,
): CalendarDate {
  const ahead = rtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return day.add({ days: ahead })
    case 'ArrowLeft':
      return day.subtract({ days: ahead })
    case 'ArrowDown':
      return day.add({ weeks: 1 })
    case 'ArrowUp':
      return day.subtract({ weeks: 1 })
    case 'Home':
      return startOfWeek(day, locale)
    case 'End':
      return startOfWeek(day, locale).add({ days: 6 })
    case 'PageDown':
      return day.add({ months: 1 })
    case 'PageUp':
      return day.subtract({ months: 1 })
    default:
      return key satisfies never
  }
}
