import {
  type ChessGame,
  type Color,
  type MoveIntent,
  playMove,
  pressClock,
} from '@kingside/chess-game'
import type { ComputerGameContext, Timed } from './computer-game.types.ts'

/** A move and when it was made. */
export type MoveAt = { readonly move: MoveIntent } & Timed

/** Whose turn it is in the game, whatever move is looked at. */
export const turnOf = ({ latestPosition }: ChessGame): Color => latestPosition.turn

/** For how long the side to move has thought. */
export const elapsed = ({ clock }: ComputerGameContext, at: number) =>
  clock?.runningSince == null ? 0 : at - clock.runningSince

/** Which of the mover's own moves comes next, from 1. */
const ownMoveNumber = ({ history }: ChessGame) => Math.floor(history.length / 2) + 1

/** The game after a move, and the clocks after the mover has pressed theirs. */
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
