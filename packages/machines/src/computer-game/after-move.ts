import {
  type ChessGame,
  type Color,
  type MoveIntent,
  playMove,
  pressClock,
  undoMove,
} from '@kingside/chess-game'
import type { ComputerGameContext, Timed } from './computer-game.types.ts'

/** A move and when it was made. */
export type MoveAt = { readonly move: MoveIntent } & Timed

/** The side to move in the game, whichever move is selected. */
export const turnOf = ({ latestPosition }: ChessGame): Color => latestPosition.turn

/** How long the side to move has thought, in ms. */
export const elapsed = ({ clock }: ComputerGameContext, at: number) =>
  clock?.runningSince == null ? 0 : at - clock.runningSince

/** How many moves a takeback undoes: the player's last, and what the computer answered; 0 if there is nothing to undo. */
export function takebackPlies({
  game,
  setup: chosen,
}: Pick<ComputerGameContext, 'game' | 'setup'>) {
  const plies = turnOf(game) === chosen.playerColor ? 2 : 1
  return game.history.length < plies ? 0 : plies
}

/** The game without its last moves. The clocks stay as they are, as among people. */
export function takenBack(context: ComputerGameContext): ChessGame {
  let { game } = context
  for (let plies = takebackPlies(context); plies > 0; plies -= 1) game = undoMove(game)
  return game
}

/** The number of the mover's next own move, from 1. */
const ownMoveNumber = ({ history }: ChessGame) => Math.floor(history.length / 2) + 1

/** The game and the clocks after a move. */
export function afterMove(
  context: ComputerGameContext,
  { move, at }: MoveAt,
): Pick<ComputerGameContext, 'game' | 'clock'> {
  const { game, clock, setup: chosen } = context
  if (!clock || !chosen.clock) return { game: playMove(game, move), clock }
  const mover = turnOf(game)
  const times =
    clock.runningSince === null
      ? clock.times
      : pressClock(clock.times, mover, elapsed(context, at), chosen.clock, ownMoveNumber(game))
  return {
    game: playMove(game, move, { clockMs: times[mover] }),
    clock: { ...clock, times },
  }
}
