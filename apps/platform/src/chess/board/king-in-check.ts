import { inCheck, placement, type Square, turnOf } from '@kingside/chess-game'

/** The square of a king in check, for the board to mark. */
export function kingInCheck(fen: string): Square | undefined {
  if (!inCheck(fen)) return undefined
  const turn = turnOf(fen)
  return [...placement(fen)].find(([, { type, color }]) => type === 'k' && color === turn)?.[0]
}
