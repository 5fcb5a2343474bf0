import type { GameResult } from '@kingside/api'

const half = '½'
const none = { white: '–', black: '–' } as const

/** What each side gets, as it is written everywhere. */
export const scoresOf = {
  WHITE_WIN: { white: '1', black: '0' },
  BLACK_WIN: { white: '0', black: '1' },
  DRAW: { white: half, black: half },
  ABORT: none,
  CANCELLED: none,
  UNEXPECTED: none,
} as const satisfies Record<GameResult, unknown>
