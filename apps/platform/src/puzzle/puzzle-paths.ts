import type { PuzzleMode } from '@kingside/api/facts'

/** Where puzzles of a kind are solved. */
export const puzzlePaths = {
  rated: '/puzzles/rated',
  practice: '/puzzles/practice',
  daily: '/puzzles/daily',
  review: '/puzzles/review',
} as const satisfies Record<PuzzleMode, string>
