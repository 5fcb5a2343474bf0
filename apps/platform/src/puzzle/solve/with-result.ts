import type { PuzzleAttempt } from '@kingside/machines/puzzle'
import type { AttemptResult } from './Results.tsx'

/** The results of a visit with one more: a try counts once, as it was decided. */
export function withResult(
  results: readonly AttemptResult[],
  { id, result, rating }: PuzzleAttempt,
): readonly AttemptResult[] {
  if (result === null || results.some((earlier) => earlier.id === id)) return results
  return [...results, { id, result, change: rating && rating.after - rating.before }]
}
