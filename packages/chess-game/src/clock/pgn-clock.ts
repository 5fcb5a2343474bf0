import { hms } from './duration.ts'

/**
 * Formats a time as PGN's `%clk` and `%emt`: `h:mm:ss`, with as many decimals (at most three) as whole milliseconds
 * need.
 */
export function formatPgnClock(ms: number): string {
  const whole = Math.floor(Math.max(0, ms))
  return hms(Math.floor(whole / 1000)) + String((whole % 1000) / 1000).slice(1)
}

const colon = 58

/**
 * Reads the value of a PGN `%clk` or `%emt` command, in milliseconds: `h:mm:ss`, `m:ss` or `ss`, with up to three
 * decimals. Undefined when the text is none of these. No regular expression, for speed: nearly every move of a file has
 * a clock.
 */
export function parsePgnClock(text: string): number | undefined {
  const fraction = text.indexOf('.')
  const end = fraction < 0 ? text.length : fraction
  let total = 0
  let part = 0
  let digits = 0
  let parts = 1
  for (let at = 0; at < end; at += 1) {
    const code = text.charCodeAt(at)
    if (code === colon) {
      if (!isPart(part, digits, parts)) return undefined
      total = (total + part) * 60
      part = 0
      digits = 0
      parts += 1
    } else if (code >= 48 && code <= 57) {
      part = part * 10 + code - 48
      digits += 1
    } else return undefined
  }
  if (parts > 3 || !isPart(part, digits, parts)) return undefined
  const seconds = total + part
  if (fraction < 0) return seconds * 1000
  return /^\.\d{1,3}$/.test(text.slice(fraction))
    ? Math.round((seconds + Number(text.slice(fraction))) * 1000)
    : undefined
}

/** The first part may have six digits, which keep the sum exact; each later part is below 60. */
const isPart = (part: number, digits: number, parts: number): boolean =>
  parts === 1 ? digits >= 1 && digits <= 6 : digits === 2 && part < 60
