import { type ChessGame, isLegal, playMove } from '@kingside/chess-game'

/** A game with a line played from the position on the board, up to its first illegal move. */
export function played(game: ChessGame, line: readonly string[]): ChessGame {
  let next = game
  for (const move of line) {
    if (!isLegal(next, move)) break
    next = playMove(next, move)
  }
  return next
}
