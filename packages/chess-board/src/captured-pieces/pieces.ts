import type { CapturedCounts, Color } from '@kingside/chess-game'

/** What can be captured, cheapest first, as it is drawn. */
export const capturableTypes = ['p', 'n', 'b', 'r', 'q'] as const
export type CapturableType = (typeof capturableTypes)[number]

/** The types that were captured, each with how many of it. */
export const groupsOf = (
  counts: CapturedCounts,
): { readonly type: CapturableType; readonly count: number }[] =>
  capturableTypes.map((type) => ({ type, count: counts[type] })).filter(({ count }) => count > 0)

/**
 * By how many pawns the side that took pieces of a colour is ahead; 0 when it is not.
 * @param advantage White's material less Black's, as the game gives it.
 */
export const leadOverColor = (color: Color, advantage: number): number =>
  Math.max(0, color === 'w' ? -advantage : advantage)
