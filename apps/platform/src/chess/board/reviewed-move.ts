import { type MoveIntent, parseLan } from '@kingside/chess-game'

/** An earlier move that is selected in place of the last one. */
export interface ReviewedMove {
  /** The position after it. */
  readonly fen: string
  /** Such as `e2e4`; null for the start position. */
  readonly lastMove: string | null
}

/** The squares of the selected move, for the board to mark. */
export const lastMoveOf = ({ lastMove }: Pick<ReviewedMove, 'lastMove'>): MoveIntent | undefined =>
  lastMove === null ? undefined : parseLan(lastMove)
