import { z } from 'zod/mini'
import {
  boardTypes,
  boardTypeNames,
  type TimeControlFacts,
  timeControlFacts,
} from './facts/time-controls.ts'

const duration = z
  .string()
  .check(z.regex(/^\d{2}:[0-5]\d:[0-5]\d$/, 'expected a duration as HH:MM:SS'))
const moveNumber = z.int().check(z.nonnegative())

/** The thinking time of both sides; durations are `HH:MM:SS`. */
export const timeControl = z.object({
  id: z.int().check(z.positive()),
  /** The name that players see: `3 min`, `3+2`. */
  name: z.string().check(z.minLength(1)),
  board_type: z.literal(Object.values(boardTypes)),
  board_type_name: z.enum(boardTypeNames),
  start_time: duration,
  black_start_time: duration,
  white_start_time: duration,
  /** Time added once, after `additional_time_move` moves. */
  additional_time: duration,
  /** 0 when there is no additional time. */
  additional_time_move: moveNumber,
  increment: duration,
  /** The first move that earns the increment; 0 when there is none. */
  increment_start_move: moveNumber,
  /** The increment in seconds. */
  increment_number: z.number().check(z.nonnegative()),
  /** The start time in minutes. */
  start_time_number: z.number().check(z.nonnegative()),
})

export type TimeControl = z.output<typeof timeControl>

/** Converts a time control to the API's form; White's time is the `start_time`. */
export function toTimeControl(facts: TimeControlFacts): TimeControl {
  return {
    id: facts.id,
    name: facts.name,
    board_type: boardTypes[facts.boardType],
    board_type_name: facts.boardType,
    start_time: formatDuration(facts.whiteStartSeconds),
    black_start_time: formatDuration(facts.blackStartSeconds),
    white_start_time: formatDuration(facts.whiteStartSeconds),
    additional_time: formatDuration(facts.additionalSeconds),
    additional_time_move: facts.additionalTimeMove,
    increment: formatDuration(facts.incrementSeconds),
    increment_start_move: facts.incrementStartMove,
    increment_number: facts.incrementSeconds,
    start_time_number: facts.whiteStartSeconds / 60,
  }
}

function formatDuration(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}

/** `timeControlFacts` in the API's form. */
export const timeControls: readonly TimeControl[] = timeControlFacts.map(toTimeControl)

/** The offered time control with this id. @throws RangeError when there is none */
export function timeControlWith(id: number): TimeControl {
  const found = timeControls.find((each) => each.id === id)
  if (!found) throw new RangeError(`There is no time control ${id}.`)
  return found
}
