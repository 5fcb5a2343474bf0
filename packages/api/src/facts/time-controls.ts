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

/** The board types whose best players are shown, in that order. */
export const rankedBoardTypes = [
  'bullet',
  'blitz',
  'rapid',
  'classic',
] as const satisfies readonly BoardTypeName[]
export type RankedBoardType = (typeof rankedBoardTypes)[number]

export type BoardType = (typeof boardTypes)[BoardTypeName]

/** The values that define a time control, in seconds; all other fields of `TimeControl` are computed from them. */
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

/** `[minutes, increment in seconds]`, in display order. */
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
  {
    boardType: 'classic',
    firstId: 25,
    clocks: [
      [30, 30],
      [60, 30],
      [90, 30],
    ],
  },
] as const

/** The time controls that Kingside offers: the server's seed data and the mocks' answer. */
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

const armageddon = (id: number, whiteMinutes: number, blackMinutes: number): TimeControlFacts => ({
  id,
  name: `${whiteMinutes}/${blackMinutes}`,
  boardType: 'armageddon',
  whiteStartSeconds: whiteMinutes * 60,
  blackStartSeconds: blackMinutes * 60,
  additionalSeconds: 0,
  additionalTimeMove: 0,
  incrementSeconds: 3,
  incrementStartMove: 61,
})

/** Those that are played in tournaments only: no search and no challenge offers them. */
export const tournamentTimeControlFacts: readonly TimeControlFacts[] = [
  armageddon(23, 5, 4),
  armageddon(24, 3, 2),
  {
    id: 28,
    name: '10+5',
    boardType: 'rapid',
    whiteStartSeconds: 600,
    blackStartSeconds: 600,
    additionalSeconds: 0,
    additionalTimeMove: 0,
    incrementSeconds: 5,
    incrementStartMove: 1,
  },
]

/** All that a tournament may be played with. */
export const allTimeControlFacts: readonly TimeControlFacts[] = [
  ...timeControlFacts,
  ...tournamentTimeControlFacts,
]

/** Blitz, 3 min. */
export const defaultTimeControlId = 9
