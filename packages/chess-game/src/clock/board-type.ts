import type { ClockSettings } from './clock.ts'
import { type PgnTimeControl, timePeriodsOf, type TimePeriod } from './pgn-time-control.ts'

/** The board types and their numbers in the API. */
export const boardTypes = {
  classic: 1,
  rapid: 2,
  blitz: 3,
  armageddon: 4,
  bullet: 5,
  daily: 6,
} as const

export type BoardType = keyof typeof boardTypes

const minuteMs = 60_000

/** A player's total time for the first `moves` own moves, in milliseconds. */
function timeFor(periods: readonly TimePeriod[], moves: number): number {
  let total = 0
  let left = moves
  for (let index = 0; index < moves && left > 0; index += 1) {
    const period = periods[index] ?? periods.at(-1)
    const played = Math.min(left, period?.moves ?? left)
    total += (period?.initialMs ?? 0) + played * (period?.incrementMs ?? 0)
    left -= played
  }
  return total
}

/**
 * FIDE's Laws count the time for 60 moves: blitz is 10 minutes or less (B.1), rapid less than 60 (A.1). FIDE does not
 * define bullet; here it is less than 3 minutes for 40 moves, as on Lichess. Counted for 60 moves, `1+2` would equal `3
 * min` and not be bullet. Daily is a day or more for each move.
 */
function typeOfPeriods(periods: readonly TimePeriod[]): BoardType {
  const fideMs = timeFor(periods, 60)
  if (fideMs >= 60 * 24 * 60 * minuteMs) return 'daily'
  if (fideMs >= 60 * minuteMs) return 'classic'
  if (fideMs > 10 * minuteMs) return 'rapid'
  return timeFor(periods, 40) < 3 * minuteMs ? 'bullet' : 'blitz'
}

/**
 * The board type of a clock: armageddon when the sides have different times, else by the time for a game. Blitz, rapid
 * and classic follow FIDE (Laws, appendices A.1 and B.1, by 60 moves), bullet is less than 3 minutes for 40 moves,
 * daily a day or more for each move.
 */
export const boardTypeOf = (settings: ClockSettings): BoardType =>
  (settings.blackInitialMs ?? settings.initialMs) === settings.initialMs
    ? typeOfPeriods(timePeriodsOf(settings))
    : 'armageddon'

/** The board type of a PGN `TimeControl` by the same rule; undefined for `?` and `-`. */
export function boardTypeOfTag(control: PgnTimeControl): BoardType | undefined {
  switch (control.type) {
    case 'unknown':
    case 'none':
      return undefined
    case 'hourglass':
    case 'periods':
      return typeOfPeriods(control.periods)
    default:
      return control satisfies never
  }
}
