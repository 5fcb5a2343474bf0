import {
  type AnalysisLine,
  applyMove,
  endOfPosition,
  isLegal,
  startGame,
} from '@kingside/chess-game'
import type { MoveGrade } from '@kingside/chess-game/review'
import { isNotFound } from '../../chess/record/index.ts'
import { type GameReport, reportRefusal } from './calls.ts'
import { moveNumber } from '../../chess/moves/index.ts'
import type { GameReportView, GradedMove, PlyEvaluation, SideReport } from './game-report.types.ts'

export interface ReportState {
  /** Null when there is none for the reader yet. */
  readonly report: GameReport | null | undefined
  /** How many moves were judged as far as the game's line told. @default 0 */
  readonly heard?: number
  readonly error: Error | null
  readonly isAsking: boolean
  /** Whether the reader requested the analysis in this visit. */
  readonly isAsked: boolean
  /** Whether nobody is signed in. */
  readonly isVisitor: boolean
}

/** The state of the analysis of a whole game, by the server's last answer. */
export function reportView(state: ReportState): GameReportView {
  const { report, heard = 0, error, isAsking, isAsked, isVisitor } = state
  if (report) return answered(report, heard)
  if (isAsking) return { status: isAsked ? 'beginning' : 'reading' }
  if (!error) return { status: 'offered' }
  const refusal = reportRefusal(error)
  // An analysis that was requested on an earlier day has to be requested again.
  if (!isAsked && (refusal || isNotFound(error))) return { status: 'offered' }
  if (!refusal) return { status: 'failed', reason: 'unreachable' }
  const needsAccount = isVisitor && refusal === 'no_access_to_board_analysis'
  return { status: 'refused', refusal, needsAccount }
}

function answered({ status, progress, plies, sides }: GameReport, heard: number): GameReportView {
  switch (status) {
    case 'queued':
    case 'running': {
      const { total } = progress
      // The position that the game began with is judged first, and has no move.
      const done = Math.max(progress.done, heard === 0 ? 0 : heard + 1)
      return { status: heard > 0 ? 'running' : status, done: Math.min(done, total), total }
    }
    case 'failed':
      return { status, reason: 'analysis' }
    case 'done':
      return {
        status,
        ...gradedGame(plies),
        sides: { white: sideOf(sides?.white), black: sideOf(sides?.black) },
      }
    default:
      return status satisfies never
  }
}

/** A position of a game with the engine's judgement, and the move that led to it. */
export interface JudgedPly {
  /** 0 is the position that the game began with. */
  readonly ply: number
  /** In UCI; null at ply 0. */
  readonly uci: string | null
  readonly analysis: {
    readonly fen: string
    readonly multipv: readonly Pick<AnalysisLine, 'line_eval' | 'mate_in'>[]
  }
  readonly grade: MoveGrade | null
}

/** The moves of a game with their grades, and the evaluation of its start position. */
export const gradedGame = (
  plies: readonly JudgedPly[],
): { readonly start: PlyEvaluation | null; readonly moves: readonly GradedMove[] } => ({
  start: plies[0] ? evaluationOf(plies[0]) : null,
  moves: plies.slice(1).map((at, index) => moveOf(at, plies[index] ?? at)),
})

/** A move with its number and SAN. */
function moveOf(at: JudgedPly, { analysis: { fen } }: JudgedPly): GradedMove {
  return {
    ply: at.ply,
    ...moveNumber(fen),
    san: sanOf(fen, at.uci) ?? at.uci ?? '',
    grade: at.grade,
    evaluation: evaluationOf(at),
  }
}

/** The engine's evaluation of a position; the result where the game is over on the board. */
function evaluationOf({ analysis: { fen, multipv } }: JudgedPly): PlyEvaluation {
  const [best] = multipv
  if (best) return { line_eval: best.line_eval, mate_in: best.mate_in, winner: null }
  switch (endOfPosition(fen)?.result) {
    case 'white-win':
      return { line_eval: null, mate_in: 0, winner: 'w' }
    case 'black-win':
      return { line_eval: null, mate_in: 0, winner: 'b' }
    case 'draw':
    case 'abort':
    case undefined:
      return { line_eval: 0, mate_in: null, winner: null }
  }
}

type Side = NonNullable<GameReport['sides']>['white']

/** A side's numbers, as the panel shows them. */
export const sideOf = (side: Side | undefined): SideReport => ({
  accuracy: side?.accuracy ?? null,
  averageLoss:
    side?.average_centipawn_loss === undefined || side.average_centipawn_loss === null
      ? null
      : side.average_centipawn_loss / 100,
})

/** The move in SAN; undefined if it is not legal in the position. */
function sanOf(fen: string, uci: string | null): string | undefined {
  if (uci === null) return undefined
  const game = startGame(fen)
  return isLegal(game, uci) ? applyMove(game.position, uci).san : undefined
}
