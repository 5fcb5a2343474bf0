import type { RetriedMoment } from '@kingside/machines/retry-mistakes'
import { proposedMove } from '../../chess/board/index.ts'

/** Whether the position before the mistake is shown, so that a move can be tried in it. */
export const canTry = ({ status }: RetriedMoment): boolean =>
  status === 'asking' || status === 'wrong' || status === 'unjudged'

/** The position to show: after the move that was tried or shown, or else before it. */
export function retriedPosition({ status, moment, tried }: RetriedMoment): {
  readonly fen: string
  readonly lastMove: string | null
} {
  const { fen } = moment.before
  const isTried = status === 'judging' || status === 'found'
  const uci = isTried ? tried : status === 'shown' ? moment.before.multipv[0]?.line[0]?.lan : null
  const made = proposedMove(fen, uci ?? null)
  return made && uci ? { fen: made.fen, lastMove: uci } : { fen, lastMove: null }
}
