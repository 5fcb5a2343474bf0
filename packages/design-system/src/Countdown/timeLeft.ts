/** Time until a moment, in whole units. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const second = 1000
const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Splits milliseconds into units. Rounds up to whole seconds, so that 0 is shown at the moment itself. */
export function timeLeft(milliseconds: number): TimeLeft {
  const total = Math.max(0, Math.ceil(milliseconds / second))
  return {
    days: Math.floor(total / day),
    hours: Math.floor((total % day) / hour),
    minutes: Math.floor((total % hour) / minute),
    seconds: total % minute,
  }
}

/** Formats less than a day as a clock: `1:02:03`, and less than an hour as `02:03`. */
export function clockText({ hours, minutes, seconds }: TimeLeft): string {
  const pair = (value: number) => String(value).padStart(2, '0')
  const short = `${pair(minutes)}:${pair(seconds)}`
  return hours === 0 ? short : `${hours}:${short}`
}

/** Milliseconds until the shown time changes. */
export const untilChange = (milliseconds: number): number => milliseconds % second || second

/**
 * Whether the time left has passed a mark between two readings.
 *
 * @param before milliseconds left at the last reading
 * @param now milliseconds left at this reading
 * @param marks seconds left at which the time is announced
 */
export const passesMark = (before: number, now: number, marks: readonly number[]): boolean =>
  marks.some((mark) => before > mark * second && now <= mark * second)
