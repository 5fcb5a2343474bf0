import { type AnalysisItem, type AnalysisLine, analysisItem } from '@kingside/chess-game'
import type { AnalysedLine, PositionAnalysis } from '@kingside/machines/analysis'

/** The engine's result as the board's part shows it, with its moves in SAN. */
export const itemOf = ({ fen, depth, lines }: PositionAnalysis): AnalysisItem => ({
  fen,
  depth,
  multipv: lines.map((line) => lineOf(fen, line)),
})

function lineOf(fen: string, { lineEval, mateIn, moves }: AnalysedLine): AnalysisLine {
  const { multipv } = analysisItem(fen, 0, [{ score: { type: 'cp', value: 0 }, pv: moves }])
  return {
    line_eval: lineEval,
    mate_in: mateIn,
    line: multipv.flatMap(({ line }) => line),
  }
}
