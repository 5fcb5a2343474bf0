import { puzzleLimits, type PuzzleResult } from '@kingside/api/facts'
import { dayOf } from './puzzle.ts'

/** When a puzzle that failed is tried again. */
export interface Review {
  /** How often it was solved since it failed. */
  readonly stage: number
  /** UTC, as `YYYY-MM-DD`. */
  readonly dueOn: string
}

const daysAfter = (at: Date, days: number) => {
  const later = new Date(at)
  later.setUTCDate(later.getUTCDate() + days)
  return dayOf(later)
}

/**
 * What becomes of a puzzle's review after a try.
 * @param before null when none was planned
 * @returns null when it need not come again
 */
export function reviewAfter(before: Review | null, result: PuzzleResult, at: Date): Review | null {
  const stage = result === 'solved' ? (before ? before.stage + 1 : null) : 0
  const days = stage === null ? undefined : puzzleLimits.reviewDays[stage]
  return stage === null || days === undefined ? null : { stage, dueOn: daysAfter(at, days) }
}
