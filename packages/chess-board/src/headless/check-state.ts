import { isSquare, type MoveIntent, type Piece, rankIndex, type Square } from '@kingside/chess-game'
import type { BoardState } from './board-state.ts'
import { BoardError } from './board-error.ts'
import type { Drawing } from './drawings.ts'

const squaresOf = (drawing: Drawing) =>
  drawing.kind === 'square' ? [drawing.square] : [drawing.from, drawing.to]

/** Are all squares of a drawing valid? A drawing with an invalid square is not drawn. */
export const isOnBoard = (drawing: Drawing): boolean => squaresOf(drawing).every(isSquare)

function checkSquare(square: string, where: string): void {
  if (isSquare(square)) return
  throw new BoardError(
    'invalid-square',
    `"${square}" in ${where} is no square. Squares are named by a file from a to h and a rank from 1 to 8, such as "e4".`,
  )
}

/** Why a move can never be legal in the position; undefined when it may be. */
function impossible(
  { from, to, promotion }: MoveIntent,
  pieces: ReadonlyMap<Square, Piece>,
): string | undefined {
  const piece = pieces.get(from)
  if (!piece) return `there is no piece on ${from}`
  if (from === to) return 'it goes nowhere'
  if (pieces.get(to)?.color === piece.color) return `its own piece stands on ${to}`
  const arrives = piece.type === 'p' && rankIndex(to) === (piece.color === 'w' ? 7 : 0)
  if (promotion && !arrives) return 'only a pawn that reaches the last rank is promoted'
  if (arrives && !promotion) {
    return 'a pawn that reaches the last rank is promoted: list one move for each piece it may become, as { from, to, promotion: "q" }'
  }
  return undefined
}

function checkMoves(moves: readonly MoveIntent[], pieces: ReadonlyMap<Square, Piece>): void {
  const sides = new Set(moves.map(({ from }) => pieces.get(from)?.color))
  for (const move of moves) {
    checkSquare(move.from, 'legalMoves')
    checkSquare(move.to, 'legalMoves')
    const reason = impossible(move, pieces)
    if (!reason) continue
    throw new BoardError(
      'impossible-move',
      `legalMoves has ${move.from}${move.to}${move.promotion ?? ''}, which is impossible in this position: ${reason}. Compute legalMoves from the same position that the board is given; while a new position is on its way, give none.`,
    )
  }
  if (sides.size > 1) {
    throw new BoardError(
      'impossible-move',
      'legalMoves has moves of both sides, but only one side is to move. Give the moves of that side; for moving pieces without rules use onEdit.',
    )
  }
}

/**
 * Checks the values that a page gives the board. For use in development.
 * @throws {BoardError} `invalid-square` or `impossible-move`
 */
export function checkState(state: BoardState, pieces: ReadonlyMap<Square, Piece>): void {
  if (state.lastMove) {
    checkSquare(state.lastMove.from, 'lastMove')
    checkSquare(state.lastMove.to, 'lastMove')
  }
  if (state.check) checkSquare(state.check, 'check')
  for (const { from, to } of state.premoves) {
    checkSquare(from, 'premoves')
    checkSquare(to, 'premoves')
  }
  for (const drawing of state.drawings ?? []) {
    for (const square of squaresOf(drawing)) checkSquare(square, 'drawings')
  }
  for (const drawing of state.arrows) {
    for (const square of squaresOf(drawing)) checkSquare(square, 'arrows')
  }
  if (typeof state.legalMoves !== 'function') checkMoves(state.legalMoves, pieces)
}

/** Converts an error in reading a position to a `BoardError`. */
export const toBoardError = (error: unknown): unknown =>
  error instanceof BoardError || !(error instanceof Error)
    ? error
    : new BoardError(
        'invalid-position',
        `The board cannot show its position. ${error.message} Check the text before it reaches the board; in production the last good position would stay.`,
        { cause: error },
      )
