import { z } from 'zod/mini'

export const boardTypeNames = [
  'classic',
  'rapid',
  'blitz',
  'armageddon',
  'bullet',
  'daily',
] as const

export type BoardTypeName = (typeof boardTypeNames)[number]

/** The board types and their numbers in the API. */
export const boardTypes = {
  classic: 1,
  rapid: 2,
  blitz: 3,
  armageddon: 4,
  bullet: 5,
  daily: 6,
} as const satisfies Record<BoardTypeName, number>

export type BoardType = (typeof boardTypes)[BoardTypeName]

const duration = z
  .string()
  .check(z.regex(/^\d{2}:[0-5]\d:[0-5]\d$/, 'expected a duration as HH:MM:SS'))
const moveNumber = z.int().check(z.nonnegative())

/** How much thinking time both sides have; durations are `HH:MM:SS`. */
export const timeControl = z.object({
  id: z.int().check(z.positive()),
  /** As players call it: `3 min`, `3+2`. */
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

/** The facts of a time control, in seconds; every other field of `TimeControl` follows from them. */
export interface TimeControlFacts {
  readonly id: number
  readonly name: string
  readonly boardType: BoardTypeName
  readonly whiteStartSeconds: number
  readonly blackStartSeconds: number
  readonly additionalSeconds: number
  readonly additionalTimeMove: number
  readonly incrementSeconds: number
  readonly incrementStartMove: number
}

/** Writes a time control out as the API shows it; White's time is the `start_time`. */
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

/** `[minutes, increment in seconds]` of each, in the order in which players see them. */
const offered = [
  {
    boardType: 'bullet',
    firstId: 4,
    clocks: [
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 1],
    ],
  },
  {
    boardType: 'blitz',
    firstId: 9,
    clocks: [
      [3, 0],
      [3, 1],
      [3, 2],
      [3, 3],
      [5, 0],
      [5, 3],
      [10, 0],
    ],
  },
  {
    boardType: 'rapid',
    firstId: 16,
    clocks: [
      [10, 10],
      [15, 0],
      [15, 10],
      [25, 0],
      [25, 10],
      [45, 0],
      [45, 10],
    ],
  },
] as const

/** The time controls that Kingside offers: the server's seed and the mocks' answer. */
export const timeControlFacts: readonly TimeControlFacts[] = offered.flatMap(
  ({ boardType, firstId, clocks }) =>
    clocks.map(([minutes, increment], index) => ({
      id: firstId + index,
      name: increment === 0 ? `${minutes} min` : `${minutes}+${increment}`,
      boardType,
      whiteStartSeconds: minutes * 60,
      blackStartSeconds: minutes * 60,
      additionalSeconds: 0,
      additionalTimeMove: 0,
      incrementSeconds: increment,
      incrementStartMove: increment === 0 ? 0 : 1,
    })),
)

/** `timeControlFacts` as the API shows them. */
export const timeControls: readonly TimeControl[] = timeControlFacts.map(toTimeControl)

/** Blitz, 3 min. */
export const defaultTimeControlId = 9
