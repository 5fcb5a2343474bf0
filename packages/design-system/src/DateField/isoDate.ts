import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date'

/** What can be wrong with a date that is a date. */
export const dateProblems = ['tooEarly', 'tooLate'] as const
export type DateProblem = (typeof dateProblems)[number]

/** The days between which a date must lie, both included, as `YYYY-MM-DD`. */
export interface DateBounds {
  min?: string
  max?: string
}

/**
 * Checks a date.
 *
 * @param value a day as `YYYY-MM-DD`; nothing is wrong with no date
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

/** Today where the reader is, as `YYYY-MM-DD`. */
export const todayIso = (): string => today(getLocalTimeZone()).toString()

/** A day from its ISO form; anything else is no day. */
export function readDay(text: string | null | undefined): CalendarDate | null {
  if (text === null || text === undefined) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}
