import type { Color } from '../model/piece.ts'
import { hms } from './duration.ts'

/**
 * The settings of a clock: a start time, an increment after each move (FIDE's "Fischer" mode), and time added once.
 * Move numbers count the player's own completed moves, from 1.
 */
export interface ClockSettings {
  /** Time for the game, in milliseconds; White's, when `blackInitialMs` differs. */
  readonly initialMs: number
  /** Black's time for the game, in milliseconds, as in armageddon. @default initialMs */
  readonly blackInitialMs?: number
  /** Added after each own move, in milliseconds. */
  readonly incrementMs: number
  /** The first own move that earns the increment. @default 1 */
  readonly incrementStartMove?: number
  /** Added once, after own move `additionalMove`, in milliseconds. @default 0 */
  readonly additionalMs?: number
  /** The own move that earns `additionalMs`, such as 40. @default 0, which is no move */
  readonly additionalMove?: number
}

/** The remaining time of each side, in milliseconds, when the running side's turn began. */
export type ClockTimes = Readonly<Record<Color, number>>

/** The clock before the first move. */
export const startClock = ({
  initialMs,
  blackInitialMs = initialMs,
}: ClockSettings): ClockTimes => ({
  w: initialMs,
  b: blackInitialMs,
})

/** The time left after `elapsedMs` of thinking; never below zero. */
export const timeLeft = (times: ClockTimes, color: Color, elapsedMs: number): number =>
  Math.max(0, times[color] - Math.max(0, elapsedMs))

/**
 * The clock after a move: subtracts the thinking time, then adds what the move earns. It does not detect a flag: check
 * `timeLeft` first.
 * @param moveNumber which of the mover's own moves this completes, from 1, counted from the start
 * of the game and not from the FEN's move number. Without it the move earns the increment, but
 * never the additional time.
 */
export function pressClock(
  times: ClockTimes,
  color: Color,
  elapsedMs: number,
  { incrementMs, incrementStartMove = 1, additionalMs = 0, additionalMove }: ClockSettings,
  moveNumber?: number,
): ClockTimes {
  const increment = (moveNumber ?? incrementStartMove) >= incrementStartMove ? incrementMs : 0
  const additional = moveNumber && moveNumber === additionalMove ? additionalMs : 0
  return { ...times, [color]: timeLeft(times, color, elapsedMs) + increment + additional }
}

/**
 * Formats a time as `mm:ss`, `h:mm:ss` from one hour on, with tenths below 20 seconds.
 * Rounds up to the shown unit, so that 0:00 means that the flag has fallen.
 */
export function formatClock(ms: number): string {
  const left = Math.max(0, ms)
  if (left < 20_000) {
    const tenths = Math.ceil(left / 100)
    return `${hms(Math.floor(tenths / 10)).slice(2)}.${tenths % 10}`
  }
  const seconds = Math.ceil(left / 1000)
  return seconds < 3600 ? hms(seconds).slice(2) : hms(seconds)
}
