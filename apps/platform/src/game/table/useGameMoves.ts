import { parseLan, type PromotionType } from '@kingside/chess-game'
import type { GameView } from '@kingside/machines/game'
import type { OpenGame } from '../connection/open-game.ts'
import { isArrival } from './shown-game.ts'
import { useMoveConfirmation } from '../../chess/moves/index.ts'

/**
 * Sends the player's moves to the game, after the confirmation for players who want it. A promotion is confirmed once
 * its piece is chosen.
 * @param now on the clock of the machine's adapter
 */
export function useGameMoves(
  game: OpenGame['game'],
  view: GameView,
  isAsked: boolean,
  now: () => number,
) {
  const { fen } = view
  const newMove = () => ({ moveId: crypto.randomUUID(), at: now() })
  const picking = view.status === 'playing' ? view.promotion : null

  const play = (uci: string) => {
    const piece = parseLan(uci)?.promotion
    // The machine has asked for the piece, and waits for it.
    if (picking !== null && piece) game.send({ type: 'promotion.choose', piece, ...newMove() })
    else game.send({ type: 'move.play', uci, ...newMove() })
  }
  const held = useMoveConfirmation(toMoveIn(view), isAsked, ({ type, uci }) => {
    if (type === 'move.confirmed') play(uci)
    else if (picking !== null) game.send({ type: 'promotion.cancel' })
  })

  return {
    held,
    isToMove: toMoveIn(view) !== null,
    move: (uci: string) => (needsPiece(fen, uci) ? play(uci) : held.propose(uci)),
    choosePiece: (piece: PromotionType) => held.propose(`${picking ?? ''}${piece}`),
  }
}

/** The position in which the player is to move. */
const toMoveIn = (view: GameView): string | null =>
  view.status === 'playing' && view.turn === view.color ? view.fen : null

/** Whether a move is a promotion whose piece is not chosen yet. */
function needsPiece(fen: string, uci: string): boolean {
  const move = parseLan(uci)
  return move !== undefined && move.promotion === undefined && isArrival(fen, move)
}
