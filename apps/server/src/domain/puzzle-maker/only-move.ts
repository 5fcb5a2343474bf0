import type { AnalysisItem, AnalysisLine, Color } from '@kingside/chess-game'

/** What makes a move the only one. */
export type OnlyMove =
  /** Mate in so many moves, this one counted. */
  | { readonly kind: 'mate'; readonly in: number; readonly uci: string }
  /** It wins, and no other does. */
  | { readonly kind: 'advantage'; readonly uci: string }

/** The numbers by which puzzles are made, in pawns and moves. */
export const makerLimits = {
  /** A winning move leaves at least so much. */
  winning: 2,
  /** The next best move is worse by at least so much. */
  gap: 2,
  /** With so much or less the next best move does not win. */
  notWinning: 1,
  /** Whoever was ahead by more had won already: nothing was to be found. */
  wonBefore: 3,
  longestMate: 3,
  /** Moves of the solver. */
  most: 3,
  /** Where it is no mate, one move alone is a capture like any other. */
  leastForAdvantage: 2,
} as const

/** A line's worth for a side, in pawns; mates are far above and below. */
const mateWorth = 1_000
export function worthOf({ line_eval, mate_in }: AnalysisLine, side: Color): number {
  const sign = side === 'w' ? 1 : -1
  if (mate_in !== null) return Math.sign(mate_in) * sign * (mateWorth - Math.abs(mate_in))
  return (line_eval ?? 0) * sign
}

/** In how many moves a side mates; null is not. */
const mateFor = ({ mate_in }: AnalysisLine, side: Color): number | null => {
  if (mate_in === null) return null
  const own = side === 'w' ? mate_in : -mate_in
  return own > 0 ? own : null
}

/**
 * Whether the side to move has one move alone: a mate in at most three where nothing else wins, or the only move that
 * wins, by two pawns. A mate in one needs no more: each mate in one is right.
 * @param look with two lines at least, where there are two moves
 */
export function onlyMoveOf(
  { multipv: [best, next] }: Pick<AnalysisItem, 'multipv'>,
  side: Color,
): OnlyMove | null {
  const uci = best?.line[0]?.lan
  if (!best || uci === undefined) return null
  const mate = mateFor(best, side)
  if (mate === 1) return { kind: 'mate', in: 1, uci }
  const worth = worthOf(best, side)
  const second = next ? worthOf(next, side) : -mateWorth
  const isOnly = second <= makerLimits.notWinning && worth - second >= makerLimits.gap
  if (!isOnly) return null
  if (mate !== null) return mate <= makerLimits.longestMate ? { kind: 'mate', in: mate, uci } : null
  return worth >= makerLimits.winning ? { kind: 'advantage', uci } : null
}
