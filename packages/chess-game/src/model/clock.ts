import type { Color } from './piece.ts'

/** A time control with increment after each move (FIDE's "Fischer" mode). */
export interface ClockSettings {
  /** Time for the game, in milliseconds. */
  readonly initialMs: number
  /** Added after each own move, in milliseconds. */
  readonly incrementMs: number
}

/** Time left to each side, in milliseconds, at the moment the running side's turn began. */
export type ClockTimes = Readonly<Record<Color, number>>

export const startClock = ({ initialMs }: ClockSettings): ClockTimes => ({
  w: initialMs,
  b: initialMs,
})

/** Time left after `elapsedMs` of thinking; never below zero. */
export const timeLeft = (times: ClockTimes, color: Color, elapsedMs: number): number =>
  Math.max(0, times[color] - Math.max(0, elapsedMs))

/** The clock after a move: thinking time taken off, increment added. */
export const pressClock = (
  times: ClockTimes,
  color: Color,
  elapsedMs: number,
  { incrementMs }: ClockSettings,
): ClockTimes => ({ ...times, [color]: timeLeft(times, color, elapsedMs) + incrementMs })

/**
 * A clock face: `mm:ss`, `h:mm:ss` from one hour on, with tenths below 20 seconds.
 * Rounds up to the shown unit, so that 0:00 means that the flag has fallen.
 */
export function formatClock(ms: number): string {
  const left = Math.max(0, ms)
  const pad = (value: number) => String(value).padStart(2, '0')
  if (left < 20_000) {
    const tenths = Math.ceil(left / 100)
    return `00:${pad(Math.floor(tenths / 10))}.${tenths % 10}`
  }
  const seconds = Math.ceil(left / 1000)
  const hours = Math.floor(seconds / 3600)
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
