import { applyMove, isLegal, type MoveIntent, parseLan, startGame } from '@kingside/chess-game'

/** A position with a move on it that nobody else knows of. */
export interface ProposedMove {
  readonly fen: string
  readonly lastMove: MoveIntent
  /** The move as players write it: `Nf3`. */
  readonly san: string
}

/** Puts a move that waits for the player's word on the board; null where it can't be played any more. */
export function proposedMove(fen: string, uci: string | null): ProposedMove | null {
  const lastMove = uci === null ? undefined : parseLan(uci)
  if (uci === null || !lastMove) return null
  const game = startGame(fen)
  if (!isLegal(game, uci)) return null
  const { fen: after, san = uci } = applyMove(game.position, uci)
  return { fen: after, lastMove, san }
}
