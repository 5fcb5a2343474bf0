import { whiteShare } from '@kingside/chess-board'
import { numberWord } from '../../chess/moves/index.ts'
import type { GradedMove, PlyEvaluation } from './game-report.types.ts'

/** A position of the graph. */
export interface GraphPoint {
  /** 0 is the position that the game began with. */
  readonly ply: number
  /** The move before the position; null for ply 0. */
  readonly move: GradedMove | null
  /** The engine's evaluation; null where there is none. */
  readonly evaluation: PlyEvaluation | null
  /** White's chances, from 0 to 1. */
  readonly share: number
}

/** White's chances in a position, from 0 to 1. */
export function shareOf({ winner, ...line }: PlyEvaluation): number {
  if (winner !== null) return winner === 'w' ? 1 : 0
  return whiteShare(line)
}

/** The positions of a game in order. One without an evaluation has the share of the one before it. */
export function graphPoints(
  start: PlyEvaluation | null,
  moves: readonly GradedMove[],
): readonly GraphPoint[] {
  let share = start ? shareOf(start) : 0.5
  return [
    { ply: 0, move: null, evaluation: start, share },
    ...moves.map((move) => {
      const { ply, evaluation } = move
      if (evaluation) share = shareOf(evaluation)
      return { ply, move, evaluation, share }
    }),
  ]
}

/** A move with its number: `3. Qh5`, `3… Nc6`. */
export const numbered = (move: GradedMove): string => `${numberWord(move)} ${move.san}`
