import type { ClockSettings } from './clock.ts'
import { TimeControlError } from './time-control-error.ts'

/** One stage of a time control. */
export interface TimePeriod {
  /** Own moves that end the period; absent when it lasts to the end of the game. */
  readonly moves?: number
  /** Added when the period begins, in milliseconds. */
  readonly initialMs: number
  /** Added after each own move of the period, in milliseconds. */
  readonly incrementMs: number
}

/**
 * The value of PGN's `TimeControl` tag (PGN standard, 9.6.1). The last period repeats. In an hourglass, the time that
 * one side uses is added to the other; it has one period.
 */
export type PgnTimeControl =
  | { readonly type: 'unknown' }
  | { readonly type: 'none' }
  | { readonly type: 'periods' | 'hourglass'; readonly periods: readonly TimePeriod[] }

/** Matches the readable start of a period's text: moves, seconds, increment. */
const fieldStart = /^(?:([1-9]\d{0,3})\/)?(?:(\d{1,9}(?:\.\d+)?)(?:\+(\d{1,9}(?:\.\d+)?))?)?/
const secondsStart = /^()(\d{1,9}(?:\.\d+)?)?/

/**
 * Reads the value of PGN's `TimeControl` tag: `300+3`, `180`, `40/7200:3600`, `*180`, `-`, `?`.
 * Also reads two forms outside the standard, because programs write them: an increment in a period with moves
 * (`40/5400+30`) and decimals (`10+0.1`).
 * @throws {TimeControlError} `bad-tag`, or `no-time` when the first period has none.
 */
export function parseTimeControlTag(text: string): PgnTimeControl {
  if (text === '?') return { type: 'unknown' }
  if (text === '-') return { type: 'none' }
  const hourglass = text.startsWith('*')
  const start = hourglass ? secondsStart : fieldStart
  let offset = hourglass ? 1 : 0
  const fields = text.slice(offset).split(':')
  const periods = fields.map((field, index): TimePeriod => {
    const [read = '', moves, seconds, increment = 0] = start.exec(field) ?? []
    const complete = seconds && (moves || index === fields.length - 1)
    if (read !== field || !complete) {
      throw new TimeControlError('bad-tag', text, offset + read.length)
    }
    offset += field.length + 1
    return {
      ...(moves && { moves: Number(moves) }),
      initialMs: Math.round(Number(seconds) * 1000),
      incrementMs: Math.round(Number(increment) * 1000),
    }
  })
  if (!periods[0]?.initialMs && !periods[0]?.incrementMs) {
    throw new TimeControlError('no-time', text, 0)
  }
  return { type: hourglass ? 'hourglass' : 'periods', periods }
}

/** Writes the value of PGN's `TimeControl` tag; times are in seconds. */
export function formatTimeControlTag(control: PgnTimeControl): string {
  switch (control.type) {
    case 'unknown':
      return '?'
    case 'none':
      return '-'
    case 'hourglass':
    case 'periods': {
      const fields = control.periods.map(
        ({ moves, initialMs, incrementMs }) =>
          (moves ? `${moves}/` : '') +
          initialMs / 1000 +
          (incrementMs ? `+${incrementMs / 1000}` : ''),
      )
      return (control.type === 'hourglass' ? '*' : '') + fields.join(':')
    }
    default:
      return control satisfies never
  }
}

/**
 * A clock as PGN's periods: added time and a late increment each begin a new one. PGN can't give the sides different
 * times, so these are White's.
 */
export function timePeriodsOf({
  initialMs,
  incrementMs,
  incrementStartMove = 1,
  additionalMs = 0,
  additionalMove = 0,
}: ClockSettings): readonly TimePeriod[] {
  const ends = [additionalMs && additionalMove, incrementMs && incrementStartMove - 1]
  const starts = [0, ...new Set(ends.filter((end) => end > 0))].sort((a, b) => a - b)
  return starts.map((start, index): TimePeriod => {
    const next = starts[index + 1]
    return {
      ...(next && { moves: next - start }),
      initialMs: start === 0 ? initialMs : start === additionalMove ? additionalMs : 0,
      incrementMs: start + 1 >= incrementStartMove ? incrementMs : 0,
    }
  })
}
