import { DateFormatter, type CalendarDate } from '@internationalized/date'

/** A day to format. */
export interface CalendarDay {
  year: number
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  day: number
  /** 0 (Sunday) to 6. */
  weekday: number
}

/** How a calendar formats months and days. */
export interface CalendarFormats {
  /** The title, such as `March 2026`. */
  month: (day: CalendarDay) => string
  /** A whole day, such as `Wednesday, 18 March 2026`. Screen readers read it for each day. */
  fullDay: (day: CalendarDay) => string
  /** The heading of a day's events, such as `Wednesday, 18 March`. */
  day: (day: CalendarDay) => string
  /** A whole weekday, such as `Wednesday`. */
  weekday: (day: CalendarDay) => string
  /** The heading of a weekday's column, such as `Wed`. */
  shortWeekday: (day: CalendarDay) => string
}

/** Formats from the browser's `Intl` data of a language. */
export function browserFormats(locale: string): CalendarFormats {
  const write = (options: Intl.DateTimeFormatOptions) => {
    // Days have no time zone: dates are made and formatted in UTC.
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

/** The fields of a day that formats use. */
export const dayOf = (date: CalendarDate): CalendarDay => ({
  year: date.year,
  month: date.month,
  day: date.day,
  weekday: date.toDate('UTC').getUTCDay(),
})
