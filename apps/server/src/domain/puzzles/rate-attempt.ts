import { newPuzzleRating, type PuzzleResult } from '@kingside/api/facts'
import { type Rating, rateGame } from '../ratings/glicko.ts'

/** A rating of puzzles as it is stored. */
export interface PuzzleRating extends Rating {
  readonly updatedAt: Date
}

/**
 * The ratings after a rated try, as of a game between player and puzzle that the player won when it was solved without
 * a hint.
 * @param player null without a rated try before
 */
export function rateAttempt(
  player: PuzzleRating | null,
  puzzle: Rating,
  { result, at }: { readonly result: PuzzleResult; readonly at: Date },
): { readonly before: Rating; readonly player: Rating; readonly puzzle: Rating } {
  const before = player ?? newPuzzleRating
  const rested = player ? at.getTime() - player.updatedAt.getTime() : 0
  const { w, b } = rateGame(before, puzzle, {
    score: result === 'solved' ? 1 : 0,
    // A puzzle does not get out of practice.
    restedMs: { w: rested, b: 0 },
  })
  return { before, player: w, puzzle: b }
}
