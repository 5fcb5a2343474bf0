import { type MoveIntent, parseLan } from '@kingside/chess-game'

/** A move that is looked at in place of the last one. */
export interface ReviewedMove {
  /** The position after it. */
  readonly fen: string
  /** Such as `e2e4`; null is the start. */
  readonly lastMove: string | null
}

/** The squares of the move that is looked at, for the board to mark. */
export const lastMoveOf = ({ lastMove }: Pick<ReviewedMove, 'lastMove'>): MoveIntent | undefined =>
  lastMove === null ? undefined : parseLan(lastMove)
