/** The day and the time of a moment on the reader’s own clock. */
export function localOf(moment: string | null): {
  readonly day: string | null
  readonly time: string
} {
  if (moment === null) return { day: null, time: '' }
  const at = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}

const timePattern = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/

/** Whether somebody has written a time of day. */
export const isTime = (text: string): boolean => timePattern.test(text.trim())

/** The moment of a day and a time on the reader’s own clock; null where either is missing. */
export function momentOf(day: string | null, time: string): string | null {
  const match = timePattern.exec(time.trim())
  if (day === null || !match) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, Number(match[1]), Number(match[2])).toISOString()
}
