import type { ClockSettings } from './clock.ts'
import { parseDuration } from './duration.ts'
import { TimeControlError } from './time-control-error.ts'

/**
 * Reads a time control as players name it: `3 min`, or `3+2` for minutes + increment seconds.
 * Decimals are allowed (`0.5+1`); spaces and case do not matter.
 * @throws {TimeControlError} `bad-name`, or `no-time` for `0 min` and `0+0`.
 */
export function parseTimeControlName(text: string): ClockSettings {
  const [read = '', minutes, unit, increment = unit && '0'] =
    /^(?: *(\d{1,6}(?:\.\d+)?)(?: *(min)| *\+ *(\d{1,6}(?:\.\d+)?))? *)?/i.exec(text) ?? []
  if (read !== text || !increment) throw new TimeControlError('bad-name', text, read.length)
  const initialMs = Math.round(Number(minutes) * 60_000)
  const incrementMs = Math.round(Number(increment) * 1000)
  if (!initialMs && !incrementMs) throw new TimeControlError('no-time', text, 0)
  return { initialMs, incrementMs }
}

/**
 * Names a time control as players do: `3 min`, or `3+2` with an increment. The name leaves out other settings (another
 * time for Black, added time).
 */
export const formatTimeControlName = ({ initialMs, incrementMs }: ClockSettings): string =>
  initialMs / 60_000 + (incrementMs ? `+${incrementMs / 1000}` : ' min')

/** The clock fields of the API's time control; durations are `HH:MM:SS`. */
export interface TimeControlEntity {
  readonly start_time: string
  readonly white_start_time: string
  readonly black_start_time: string
  /** Added once, after `additional_time_move` own moves. */
  readonly additional_time: string
  /** 0 when there is no additional time. */
  readonly additional_time_move: number
  readonly increment: string
  /** The first own move that earns the increment; 0 and 1 both mean every move. */
  readonly increment_start_move: number
}

/**
 * The clock of the API's time control. A side without a time of its own has `start_time`.
 * @throws {TimeControlError} `bad-duration`
 */
export function clockSettingsOf(entity: TimeControlEntity): ClockSettings {
  const initialMs = parseDuration(entity.white_start_time) || parseDuration(entity.start_time)
  const blackInitialMs = parseDuration(entity.black_start_time) || parseDuration(entity.start_time)
  const additionalMs = parseDuration(entity.additional_time)
  const { additional_time_move: additionalMove, increment_start_move: incrementStartMove } = entity
  return {
    initialMs,
    incrementMs: parseDuration(entity.increment),
    ...(blackInitialMs !== initialMs && { blackInitialMs }),
    ...(incrementStartMove > 1 && { incrementStartMove }),
    ...(additionalMs && additionalMove && { additionalMs, additionalMove }),
  }
}
