import { Chess } from 'chess.js'
import { positionKey } from '@kingside/chess-game'

/** The position after a move. @throws when the move is not legal in it */
export function after(fen: string, uci: string): string {
  const chess = new Chess(fen)
  chess.move(uci)
  return chess.fen()
}

export const legalMoves = (fen: string): readonly string[] =>
  new Chess(fen).moves({ verbose: true }).map(({ lan }) => lan)

/** The legal moves after which the game goes on: no mate, no stalemate, and enough material to mate. */
export const movesThatGoOn = (fen: string): readonly string[] =>
  legalMoves(fen).filter((uci) => {
    const chess = new Chess(after(fen, uci))
    return !chess.isCheckmate() && !chess.isStalemate() && !chess.isInsufficientMaterial()
  })

export const isOver = (fen: string): boolean => legalMoves(fen).length === 0

export const keyOf = positionKey

/** The side to move. */
export const sideOf = (fen: string): 'w' | 'b' => (fen.split(' ')[1] === 'b' ? 'b' : 'w')
