import {
  type ChessGame,
  isLegal,
  legalMoves,
  type MoveIntent,
  parseFen,
  parseLan,
  playMove,
  type Square,
  startFen,
  startGame,
} from '@kingside/chess-game'
import { editPosition } from '@kingside/chess-board/headless'
import type { BoardView, GameView } from '@kingside/machines/game'

/** The moves on the board, with the own move that is on its way. What can't be played on is left out. */
export function gameOf({ initialFen, turns, fen, lastMove }: BoardView): ChessGame {
  const latest = turns.at(-1)?.fen ?? initialFen
  const underWay = fen === latest || lastMove === null ? [] : [lastMove]
  const moves = [...turns.map(({ uci }) => uci), ...underWay]
  const goesOn =
    played.initialFen === initialFen && played.moves.every((move, index) => move === moves[index])
  let { game } = goesOn ? played : { game: startGame(initialFen) }
  let count = goesOn ? played.moves.length : 0
  for (const move of moves.slice(count)) {
    if (!isLegal(game, move)) break
    game = playMove(game, move)
    count += 1
  }
  played = { initialFen, moves: moves.slice(0, count), game }
  return game
}

/** The game that was asked for last: the next one mostly has one move more. */
let played: { initialFen: string; moves: readonly string[]; game: ChessGame } = {
  initialFen: startFen,
  moves: [],
  game: startGame(startFen),
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
