import type { Color, MoveIntent, Piece, Square } from '@kingside/chess-game'
import { squares } from '@kingside/chess-game'
import type { EditTool } from './interactions.ts'
import { premoveTargets } from './premoves.ts'
import { type Target, targetsOf } from './targets.ts'

/** The moves that the player may make now: a list, or a function that returns those of one piece. */
export type LegalMoves = readonly MoveIntent[] | ((from: Square) => readonly MoveIntent[])

/** What the player may do now. */
export interface Mobility {
  readonly kind: 'move' | 'premove' | 'edit'
  /** The side whose pieces can be moved now; undefined for none. */
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

/** The side to move, from the second field of a FEN; both without that field. */
const turnOf = (position: string): Color | 'both' => {
  const turn = position.trimStart().split(' ', 2)[1]
  return turn === 'w' || turn === 'b' ? turn : 'both'
}

/** In free editing a piece can go to every other square, without promotion. */
const freeTargets = (from: Square): readonly Target[] =>
  squares.filter((square) => square !== from).map((square) => ({ square, promotions: [] }))

/** Who may move what: free editing has priority over legal moves, legal moves over premoves. */
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
