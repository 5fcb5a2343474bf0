import { applyMove, legalMoves, parseFen, positionKey } from '@kingside/chess-game'
import type { Turn } from '../game-connection/index.ts'

/** Whether a move (`e2e4`, `e7e8q`) is legal in a position. */
export const isLegalMove = (fen: string, uci: string): boolean =>
  legalMoves(parseFen(fen)).some(({ lan }) => lan === uci)

/** The position after a legal move. */
export const fenAfter = (fen: string, uci: string): string => applyMove(parseFen(fen), uci).fen

/** Whether a move of these squares (`e7e8`) is a legal promotion. */
export const isPromotionMove = (fen: string, squares: string): boolean =>
  squares.length === 4 && isLegalMove(fen, `${squares}q`)

/** Whether the side to move may claim a draw by repetition or by 50 moves. */
export function canClaimDraw(initialFen: string, turns: readonly Turn[]): boolean {
  const fens = [initialFen, ...turns.map(({ fen }) => fen)]
  const latest = fens.at(-1) ?? initialFen
  const [, , , , halfMoves = '0'] = latest.split(' ')
  if (Number(halfMoves) >= 100) return true
  const key = positionKey(latest)
  return fens.filter((fen) => positionKey(fen) === key).length >= 3
}
