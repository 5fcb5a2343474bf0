import {
  type ChessGame,
  isLegal,
  legalMoves,
  type MoveIntent,
  parseFen,
  parseLan,
  playMove,
  type Square,
  startGame,
} from '@kingside/chess-game'
import { editPosition } from '@kingside/chess-board/headless'
import type { BoardView, GameView } from '@kingside/machines/game'

/** The moves on the board, with the own move that is on its way. What can't be played on is left out. */
export function gameOf({ initialFen, turns, fen, lastMove }: BoardView): ChessGame {
  const latest = turns.at(-1)?.fen ?? initialFen
  const underWay = fen === latest || lastMove === null ? [] : [lastMove]
  let game = startGame(initialFen)
  for (const move of [...turns.map(({ uci }) => uci), ...underWay]) {
    if (!isLegal(game, move)) return game
    game = playMove(game, move)
  }
  return game
}

/** Who may move: the player on the own turn, unless a pawn waits for its piece. */
const isFree = (view: GameView): boolean =>
  view.status === 'playing' && view.color === view.turn && view.promotion === null

/** What the player may move now. A pawn arrives without a piece: the page asks for it. */
export function movesFor(view: GameView): readonly MoveIntent[] | ((from: Square) => MoveIntent[]) {
  if (!isFree(view)) return none
  const position = parseFen(view.fen)
  return (from) => legalMoves(position, from).map(({ to }) => ({ from, to }))
}

/** Whether a legal move of these squares is a pawn's arrival. */
export const isArrival = ({ fen }: BoardView, { from, to }: MoveIntent): boolean =>
  legalMoves(parseFen(fen), from).some((move) => move.to === to && move.promotion !== undefined)

/** The position to draw: the pawn that waits for its piece stands where it arrives. */
export function shownFen({ fen }: BoardView, arriving: MoveIntent | undefined): string {
  return arriving ? editPosition(fen, { kind: 'move', ...arriving }) : fen
}

/** The pawn's move that waits for its piece. */
export const arrivalOf = (view: GameView): MoveIntent | undefined =>
  view.status === 'playing' && view.promotion !== null ? parseLan(view.promotion) : undefined

/** The moves that were made ahead. */
export const premovesOf = (view: GameView): readonly MoveIntent[] =>
  view.status === 'playing' ? view.premoves.flatMap((uci) => parseLan(uci) ?? []) : none

const none: readonly MoveIntent[] = []
