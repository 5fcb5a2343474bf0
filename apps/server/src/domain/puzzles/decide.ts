import type { PuzzleResult } from '@kingside/api/facts'
import type { Attempt } from './puzzle.ts'
import type { PlayersPuzzles } from './puzzle-store.ts'
import { rateAttempt } from './rate-attempt.ts'
import { reviewAfter } from './review-schedule.ts'

export interface Ending {
  readonly result: PuzzleResult
  readonly at: Date
  /** What failed comes again to members alone. */
  readonly isMember: boolean
}

/** Decides a try that is open, with its rating and when it comes again; one that is decided stays as it is. */
export async function decide(
  own: PlayersPuzzles,
  { result: decided, puzzle, mode, ...attempt }: Attempt,
  { result, at, isMember }: Ending,
): Promise<void> {
  if (decided !== null) return
  const rated =
    mode === 'rated' ? rateAttempt(await own.rating(), puzzle.rating, { result, at }) : null
  const before = await own.review(puzzle.id)
  const isKept = mode !== 'review' && result === 'solved'
  const review = isKept || !isMember ? before : reviewAfter(before, result, at)
  await own.decide({ ...attempt, puzzle, mode, result: decided }, { result, at, rated, review })
}
