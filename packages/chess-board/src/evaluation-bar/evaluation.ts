import type { AnalysisLine, Color } from '@kingside/chess-game'

/** An evaluation of a position from White's side, as in engine lines. */
export type LineEvaluation = Pick<AnalysisLine, 'line_eval' | 'mate_in'>

/** The largest share without mate: only mate fills the bar. */
const fullest = 0.97

/**
 * White's share of the bar, from 0 to 1: `1 / (1 + 10 ^ (-pawns / 4))`, the Elo curve that turns an
 * advantage into an expected score. One pawn is 0.64, three are 0.85; no number of pawns goes beyond
 * 0.97 or below 0.03, so that only a mate fills the bar. Even, and mate in 0, are 0.5.
 */
export function whiteShare({ line_eval, mate_in }: LineEvaluation): number {
  if (mate_in !== null) return mate_in === 0 ? 0.5 : mate_in > 0 ? 1 : 0
  const share = 1 / (1 + 10 ** (-(line_eval ?? 0) / 4))
  return Math.min(fullest, Math.max(1 - fullest, share))
}

/** The side that is better by the shown value; null when neither is. */
export function leaderOf({ line_eval, mate_in }: LineEvaluation): Color | null {
  const value = mate_in ?? Math.round((line_eval ?? 0) * 10)
  return value === 0 ? null : value > 0 ? 'w' : 'b'
}

const minus = '−'

/** An evaluation in chess notation: `+1.3`, `−0.4`, `0.0`, `+105`, `M4`, `−M4`, and `#` for mate on the board. */
export function formatEvaluation({ line_eval, mate_in }: LineEvaluation): string {
  if (mate_in !== null) {
    return mate_in === 0 ? '#' : `${mate_in < 0 ? minus : ''}M${Math.abs(mate_in)}`
  }
  if (line_eval === null) return '–'
  const tenths = Math.round(Math.abs(line_eval) * 10)
  if (tenths === 0) return '0.0'
  return `${line_eval < 0 ? minus : '+'}${(tenths / 10).toFixed(tenths < 1000 ? 1 : 0)}`
}
