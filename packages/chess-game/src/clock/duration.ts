import { TimeControlError } from './time-control-error.ts'

/** Whole seconds as `h:mm:ss`. */
export const hms = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part, index) => String(Math.floor(part)).padStart(index && 2, '0'))
    .join(':')

/** The milliseconds of a checked `h:m:s`, `m:s` or `s`. */
export const readHms = (text: string): number =>
  Math.round(text.split(':').reduce((total, part) => total * 60 + Number(part), 0) * 1000)

/**
 * Reads a duration of the API, `HH:MM:SS`, in milliseconds.
 * @throws {TimeControlError} `bad-duration`
 */
export function parseDuration(text: string): number {
  const [read = '', seconds] = /^(?:\d{2,6}(?::[0-5]\d(:[0-5]\d)?)?)?/.exec(text) ?? []
  if (read !== text || !seconds) {
    throw new TimeControlError('bad-duration', text, read.length)
  }
  return readHms(text)
}

/** Writes milliseconds as the API's `HH:MM:SS`, rounded to whole seconds. */
export const formatDuration = (ms: number): string =>
  hms(Math.round(Math.max(0, ms) / 1000)).padStart(8, '0')
