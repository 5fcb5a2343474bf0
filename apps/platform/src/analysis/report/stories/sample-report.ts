import { startFen } from '@kingside/chess-game'
import { moveNumber } from '../../../chess/moves/index.ts'
import type { GameReportView, GradedMove, MoveGrade, PlyEvaluation } from '../game-report.types.ts'

type Done = Extract<GameReportView, { readonly status: 'done' }>

/** A score in pawns, from White's side. */
export const pawns = (line_eval: number): PlyEvaluation => ({
  line_eval,
  mate_in: null,
  winner: null,
})

/** A mate in a number of moves; negative for Black. */
export const mateIn = (mate_in: number): PlyEvaluation => ({
  line_eval: null,
  mate_in,
  winner: null,
})

const mated: PlyEvaluation = { line_eval: null, mate_in: 0, winner: 'w' }

/** The graded moves of these SANs. */
export const movesOf = (
  moves: readonly (readonly [string, MoveGrade | null, PlyEvaluation | null])[],
  initialFen = startFen,
): readonly GradedMove[] =>
  moves.map(([san, grade, evaluation], index) => ({
    ply: index + 1,
    ...moveNumber(initialFen, index),
    san,
    grade,
    evaluation,
  }))

/** A short game that ends by mate. */
export const shortReport: Done = {
  status: 'done',
  start: pawns(0.3),
  moves: movesOf([
    ['e4', 'opening', pawns(0.3)],
    ['e5', 'opening', pawns(0.4)],
    ['Qh5', 'inaccuracy', pawns(-0.4)],
    ['Nc6', 'best', pawns(-0.4)],
    ['Bc4', 'good', pawns(-0.5)],
    ['Nf6', 'blunder', mateIn(1)],
    ['Qxf7#', 'brilliant', mated],
  ]),
  sides: {
    white: { accuracy: 91, averageLoss: 0.24 },
    black: { accuracy: 38, averageLoss: 3.1 },
  },
}

/** A game of one move. */
export const oneMoveReport: Done = {
  status: 'done',
  start: pawns(0.3),
  moves: movesOf([['e4', 'opening', pawns(0.3)]]),
  sides: {
    white: { accuracy: 100, averageLoss: 0 },
    black: { accuracy: null, averageLoss: null },
  },
}

/** A game that began with Black's 40th move. */
export const blackBeganReport: Done = {
  ...shortReport,
  moves: movesOf(
    [
      ['Kd7', 'best', pawns(0.4)],
      ['e4', 'best', pawns(0.6)],
      ['Kd6', 'best', pawns(0.5)],
    ],
    '4k3/8/8/8/8/8/4P3/4K3 b - - 5 40',
  ),
}

/** A game in which both sides had a forced mate several times. */
export const matesReport: Done = {
  ...shortReport,
  moves: movesOf([
    ['e4', 'opening', pawns(0.3)],
    ['f6', 'mistake', pawns(1.4)],
    ['Qh5+', 'mistake', pawns(0.1)],
    ['g6', 'best', pawns(0.1)],
    ['Ke2', 'blunder', mateIn(-6)],
    ['Kf7', 'blunder', mateIn(4)],
    ['Qb5', 'miss', mateIn(-2)],
    ['Ke8', 'blunder', mateIn(12)],
  ]),
}

const plies = 236

/** A very long game. */
export const longReport: Done = {
  ...shortReport,
  start: pawns(0.2),
  moves: movesOf(
    Array.from({ length: plies }, (_, index) => {
      const swing = 3 * Math.sin(index / 17) + 1.5 * Math.sin(index / 5) - index / 90
      const grade = index % 41 === 30 ? 'blunder' : index % 29 === 12 ? 'inaccuracy' : 'best'
      return [index % 2 === 0 ? 'Kd4' : 'Rb6+', grade, pawns(Math.round(swing * 10) / 10)] as const
    }),
  ),
}
