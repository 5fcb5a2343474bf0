import type { PuzzleTry } from '@kingside/machines/puzzle'
import type { TryResult } from './Results.tsx'

/** The results of a visit with one more: a try counts once, as it was decided. */
export function withResult(
  results: readonly TryResult[],
  { id, result, rating }: PuzzleTry,
): readonly TryResult[] {
  if (result === null || results.some((earlier) => earlier.id === id)) return results
  return [...results, { id, result, change: rating && rating.after - rating.before }]
}
