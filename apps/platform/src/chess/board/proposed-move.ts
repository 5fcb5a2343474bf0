import { applyMove, isLegal, type MoveIntent, parseLan, startGame } from '@kingside/chess-game'

/** A position with an unconfirmed move, which only the player sees. */
export interface ProposedMove {
  readonly fen: string
  readonly lastMove: MoveIntent
  /** The move in SAN: `Nf3`. */
  readonly san: string
}

/** The position with a move that awaits confirmation; null when the move is no longer legal. */
export function proposedMove(fen: string, uci: string | null): ProposedMove | null {
  const lastMove = uci === null ? undefined : parseLan(uci)
  if (uci === null || !lastMove) return null
  const game = startGame(fen)
  if (!isLegal(game, uci)) return null
  const { fen: after, san = uci } = applyMove(game.position, uci)
  return { fen: after, lastMove, san }
}
