import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date'

/** The problems that a valid date can have. */
export const dateProblems = ['tooEarly', 'tooLate'] as const
export type DateProblem = (typeof dateProblems)[number]

/** The range of a date, both ends included, as `YYYY-MM-DD`. */
export interface DateBounds {
  min?: string
  max?: string
}

/**
 * Checks a date.
 *
 * @param value a day as `YYYY-MM-DD`; no date has no problem
 */
export function dateProblem(
  value: string | null,
  { min, max }: DateBounds,
): DateProblem | undefined {
  const day = readDay(value)
  const first = readDay(min)
  const last = readDay(max)
  if (!day) return undefined
  if (first && day.compare(first) < 0) return 'tooEarly'
  if (last && day.compare(last) > 0) return 'tooLate'
  return undefined
}

/** Today in the reader's time zone, as `YYYY-MM-DD`. */
export const todayIso = (): string => today(getLocalTimeZone()).toString()

/** A day from its ISO form; null for any other text. */
export function readDay(text: string | null | undefined): CalendarDate | null {
  if (text === null || text === undefined) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}
