import { DateFormatter, type CalendarDate } from '@internationalized/date'

/** A day, to be written out. */
export interface CalendarDay {
  year: number
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  day: number
  /** 0 (Sunday) to 6. */
  weekday: number
}

/** How a calendar writes months and days. */
export interface CalendarFormats {
  /** The title, such as `March 2026`. */
  month: (day: CalendarDay) => string
  /** A day in full, such as `Wednesday, 18 March 2026`. Screen readers say it for each day. */
  fullDay: (day: CalendarDay) => string
  /** A day above its events, such as `Wednesday, 18 March`. */
  day: (day: CalendarDay) => string
  /** A weekday in full, such as `Wednesday`. */
  weekday: (day: CalendarDay) => string
  /** A weekday above its column, such as `Wed`. */
  shortWeekday: (day: CalendarDay) => string
}

/** Formats that come from the browser's knowledge of a language. */
export function browserFormats(locale: string): CalendarFormats {
  const write = (options: Intl.DateTimeFormatOptions) => {
    // Days have no time zone, so both ends of the way are in the same one.
    const formatter = new DateFormatter(locale, { ...options, timeZone: 'UTC' })
    return ({ year, month, day }: CalendarDay) =>
      formatter.format(new Date(Date.UTC(year, month - 1, day)))
  }
  return {
    month: write({ month: 'long', year: 'numeric' }),
    fullDay: write({ dateStyle: 'full' }),
    day: write({ weekday: 'long', day: 'numeric', month: 'long' }),
    weekday: write({ weekday: 'long' }),
    shortWeekday: write({ weekday: 'short' }),
  }
}

/** What a format needs to know about a day. */
export const dayOf = (date: CalendarDate): CalendarDay => ({
  year: date.year,
  month: date.month,
  day: date.day,
  weekday: date.toDate('UTC').getUTCDay(),
})
