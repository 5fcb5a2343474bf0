import type { CapturedCounts, Color } from '@kingside/chess-game'

/** The types that can be captured, cheapest first, in drawing order. */
export const capturableTypes = ['p', 'n', 'b', 'r', 'q'] as const
export type CapturableType = (typeof capturableTypes)[number]

/** The captured types, each with its count. */
export const groupsOf = (
  counts: CapturedCounts,
): { readonly type: CapturableType; readonly count: number }[] =>
  capturableTypes.map((type) => ({ type, count: counts[type] })).filter(({ count }) => count > 0)

/**
 * The lead in pawns of the side that captured pieces of a colour; 0 when it is not ahead.
 * @param advantage White's material minus Black's, as the game gives it.
 */
export const leadOverColor = (color: Color, advantage: number): number =>
  Math.max(0, color === 'w' ? -advantage : advantage)
