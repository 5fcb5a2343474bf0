import type { Color, MoveIntent, Piece, Square } from '@kingside/chess-game'
import { squares } from '@kingside/chess-game'
import type { EditTool } from './interactions.ts'
import { premoveTargets } from './premoves.ts'
import { type Target, targetsOf } from './targets.ts'

/** The moves that the player may make now: all of them, or a function that gives those of one piece. */
export type LegalMoves = readonly MoveIntent[] | ((from: Square) => readonly MoveIntent[])

/** What the player may do at the moment. */
export interface Mobility {
  readonly kind: 'move' | 'premove' | 'edit'
  /** The side whose pieces can be moved now; undefined when there is none. */
  readonly movable: Color | 'both' | undefined
  readonly canMove: (square: Square) => boolean
  readonly targets: (from: Square) => readonly Target[]
}

interface Situation {
  readonly position: string
  readonly legalMoves: LegalMoves
  readonly premoveColor: Color | undefined
  readonly editTool: EditTool | undefined
}

/** The side to move, which the second field of a FEN says. */
const turnOf = (position: string): Color | 'both' => {
  const turn = position.trimStart().split(' ', 2)[1]
  return turn === 'w' || turn === 'b' ? turn : 'both'
}

/** A free piece goes to every other square, and becomes nothing else there. */
const freeTargets = (from: Square): readonly Target[] =>
  squares.filter((square) => square !== from).map((square) => ({ square, promotions: [] }))

/** Who may move what: free editing before legal moves, legal moves before premoves. */
export function mobilityOf(
  { position, legalMoves, premoveColor, editTool }: Situation,
  pieces: ReadonlyMap<Square, Piece>,
): Mobility {
  if (editTool !== undefined) {
    const byHand = editTool === 'hand'
    return {
      kind: 'edit',
      movable: byHand ? 'both' : undefined,
      canMove: (square) => byHand && pieces.has(square),
      targets: freeTargets,
    }
  }
  if (typeof legalMoves === 'function') {
    return {
      kind: 'move',
      movable: turnOf(position),
      canMove: (square) => pieces.has(square) && legalMoves(square).length > 0,
      targets: (from) => targetsOf(legalMoves(from), from),
    }
  }
  const [first] = legalMoves
  if (!first && premoveColor) {
    return {
      kind: 'premove',
      movable: premoveColor,
      canMove: (square) => pieces.get(square)?.color === premoveColor,
      targets: (from) => premoveTargets(pieces, from),
    }
  }
  return {
    kind: 'move',
    movable: first && pieces.get(first.from)?.color,
    canMove: (square) => legalMoves.some((move) => move.from === square),
    targets: (from) => targetsOf(legalMoves, from),
  }
}
