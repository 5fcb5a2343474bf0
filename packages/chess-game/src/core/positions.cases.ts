import { ChessError } from '../chess-error.ts'
import { legalMoves } from '../position/legal-moves.ts'
import { applyMove, parseFen, type Position } from '../position/position.ts'

/** Flips the board and swaps the colours: the same position from the other side. */
export function mirrored(fen: string): string {
  const [placement = '', turn, castling = '', enPassant = '', ...counts] = fen.split(' ')
  const swapCase = (text: string) =>
    text.replace(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
  const rights = swapCase(castling)
  const sorted = ['K', 'Q', 'k', 'q'].filter((letter) => rights.includes(letter)).join('') || '-'
  const square = enPassant.replace(/[36]/, (rank) => (rank === '3' ? '6' : '3'))
  return [
    swapCase(placement).split('/').reverse().join('/'),
    turn === 'w' ? 'b' : 'w',
    sorted,
    square,
    ...counts,
  ].join(' ')
}

/** The last position of a game; each number chooses one of the legal moves. */
export function playedFrom(fen: string, choices: readonly number[]): Position {
  let position = parseFen(fen)
  for (const choice of choices) {
    const moves = legalMoves(position)
    const move = moves[choice % Math.max(1, moves.length)]
    if (!move) break
    position = applyMove(position, move)
  }
  return position
}

/** The result of an action, or its ChessError. Rethrows any other error. */
export function attempt<T>(act: () => T): T | ChessError {
  try {
    return act()
  } catch (error) {
    if (error instanceof ChessError) return error
    throw error
  }
}
