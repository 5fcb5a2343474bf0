import {
  type ChessGame,
  type Color,
  legalMoves,
  type MoveIntent,
  parseFen,
  parseLan,
  playMove,
  reportErrors,
  type Square,
  startFen,
  startGame,
} from '@kingside/chess-game'
import { editPosition } from '@kingside/chess-board/headless'
import type { BoardView } from '@kingside/machines/game'

/**
 * The game on the board, with the own move that is being sent. A move that can't be played is reported once, and left
 * out with those after it.
 */
export function gameOf({ initialFen, turns, fen, lastMove }: BoardView): ChessGame {
  const latest = turns.at(-1)?.fen ?? initialFen
  const underWay = fen === latest || lastMove === null ? [] : [lastMove]
  const moves = [...turns.map(({ uci }) => uci), ...underWay]
  const goesOn =
    played.initialFen === initialFen && played.moves.every((move, index) => move === moves[index])
  let { game } = goesOn ? played : { game: startGame(initialFen) }
  let count = goesOn ? played.moves.length : 0
  for (const move of moves.slice(count)) {
    if (move === failed?.move && game.currentFen === failed.fen) break
    const { currentFen: fen } = game
    const next = reportErrors(() => playMove(game, move), null, {
      onError: () => void (failed = { fen, move }),
    })
    if (next === null) break
    game = next
    count += 1
  }
  played = { initialFen, moves: moves.slice(0, count), game }
  return game
}

/** The last game, because the next one usually has one move more. */
let played: { initialFen: string; moves: readonly string[]; game: ChessGame } = {
  initialFen: startFen,
  moves: [],
  game: startGame(startFen),
}

/** The last move that could not be played, and the position before it. */
let failed: { readonly fen: string; readonly move: string } | null = null

/** The part of a game's view that its board shows; the board is rendered again only when it changes. */
export interface ShownGame {
  /** The position with the own move that is being sent. */
  readonly fen: string
  /** Such as `e2e4`; null at the start. */
  readonly lastMove: string | null
  /** Whether it is the player's turn. */
  readonly isToMove: boolean
  /** The squares of a pawn move that awaits its promotion piece. */
  readonly promotion: string | null
  /** The moves that were made ahead. */
  readonly premoves: readonly string[]
  /** The side that may add premoves; null while none may. */
  readonly premover: Color | null
}

/** The player's legal moves. A promotion has no piece: the page asks for it. */
export function movesFor({
  fen,
  isToMove,
  promotion,
}: ShownGame): readonly MoveIntent[] | ((from: Square) => MoveIntent[]) {
  if (!isToMove || promotion !== null) return none
  const position = parseFen(fen)
  return (from) => legalMoves(position, from).map(({ to }) => ({ from, to }))
}

/** Whether a legal move of these squares is a promotion. */
export const isArrival = (fen: string, { from, to }: MoveIntent): boolean =>
  legalMoves(parseFen(fen), from).some((move) => move.to === to && move.promotion !== undefined)

/** The position to draw: a pawn that awaits its promotion piece is on its target square. */
export function shownFen({ fen }: ShownGame, arriving: MoveIntent | undefined): string {
  return arriving ? editPosition(fen, { kind: 'move', ...arriving }) : fen
}

/** The pawn move that awaits its promotion piece. */
export const arrivalOf = ({ promotion }: ShownGame): MoveIntent | undefined =>
  promotion === null ? undefined : parseLan(promotion)

/** The moves that were made ahead. */
export const premovesOf = ({ premoves }: ShownGame): readonly MoveIntent[] =>
  premoves.flatMap((uci) => parseLan(uci) ?? [])

const none: readonly MoveIntent[] = []
