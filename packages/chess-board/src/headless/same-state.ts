import type { MoveIntent, Piece } from '@kingside/chess-game'
import type { BoardState } from './board-state.ts'
import type { Drawing } from './drawings.ts'
import type { EditTool } from './interactions.ts'
import type { LegalMoves } from './mobility.ts'

interface Step {
  readonly from: string
  readonly to: string
}

const isSameStep = (a: Step | undefined, b: Step | undefined) =>
  a === b || (a?.from === b?.from && a?.to === b?.to)

export const isSamePiece = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a?.type === b?.type && a?.color === b?.color

/** Are the moves the same, in whichever arrays? */
export function isSameMoves(a: readonly MoveIntent[], b: readonly MoveIntent[]): boolean {
  if (a === b) return true
  return (
    a.length === b.length &&
    a.every((move, index) => {
      const other = b[index]
      return isSameStep(move, other) && move.promotion === other?.promotion
    })
  )
}

/** Two functions count as the same, because they are called again for each piece anyway. */
export const isSameLegalMoves = (a: LegalMoves, b: LegalMoves) =>
  typeof a === 'function' || typeof b === 'function' ? typeof a === typeof b : isSameMoves(a, b)

const isSameDrawing = (a: Drawing, b: Drawing | undefined) => {
  if (a.color !== b?.color) return false
  if (a.kind === 'square') return b.kind === 'square' && a.square === b.square
  return b.kind === 'arrow' && isSameStep(a, b)
}

function isSameDrawings(
  a: readonly Drawing[] | undefined,
  b: readonly Drawing[] | undefined,
): boolean {
  if (a === b) return true
  if (!a || !b || a.length !== b.length) return false
  return a.every((drawing, index) => isSameDrawing(drawing, b[index]))
}

/** Are the tools the same word, or the same piece? */
export const isSameTool = (a: EditTool | undefined, b: EditTool | undefined): boolean =>
  typeof a === 'object' && typeof b === 'object' ? isSamePiece(a, b) : a === b

/**
 * Would the board look and behave the same, so that a render has nothing to do? Compares by value, the slowest parts
 * last.
 */
export const isSameState = (a: BoardState, b: BoardState): boolean =>
  a.position === b.position &&
  a.orientation === b.orientation &&
  a.label === b.label &&
  a.describe === b.describe &&
  a.check === b.check &&
  a.premoveColor === b.premoveColor &&
  a.showTargets === b.showTargets &&
  a.lastMoveArrow === b.lastMoveArrow &&
  a.drawable === b.drawable &&
  isSameTool(a.editTool, b.editTool) &&
  isSameStep(a.lastMove, b.lastMove) &&
  isSameMoves(a.premoves, b.premoves) &&
  isSameDrawings(a.drawings, b.drawings) &&
  isSameDrawings(a.arrows, b.arrows) &&
  isSameLegalMoves(a.legalMoves, b.legalMoves)
