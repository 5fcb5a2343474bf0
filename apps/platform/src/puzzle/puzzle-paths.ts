import type { PuzzleMode } from '@kingside/api/facts'

/** Where puzzles of a kind are solved. */
export const puzzlePaths = {
  rated: '/puzzles/rated',
  practice: '/puzzles/practice',
  daily: '/puzzles/daily',
  review: '/puzzles/review',
  streak: '/puzzles/streak',
  timed: '/puzzles/run',
} as const satisfies Record<PuzzleMode, string>

/** Where one puzzle is tried again, without rating. */
export const retryPath = (id: string): string => `${puzzlePaths.practice}?puzzle=${id}`
