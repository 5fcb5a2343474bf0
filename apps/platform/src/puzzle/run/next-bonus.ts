import { runRules } from '@kingside/api/facts'

/** The bonus that comes next, and after how many right moves in a row. */
export function nextBonus(combo: number): { readonly moves: number; readonly ms: number } {
  const { bonuses, furtherMoves } = runRules
  const next = bonuses.find(({ moves }) => moves > combo)
  if (next) return next
  const last = bonuses[bonuses.length - 1] ?? { moves: 0, ms: 0 }
  const further = Math.floor((combo - last.moves) / furtherMoves) + 1
  return { moves: last.moves + further * furtherMoves, ms: last.ms }
}
