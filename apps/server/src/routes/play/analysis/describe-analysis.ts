import type { CallResult, contract } from '@kingside/api'
import type { AnalysisItem } from '@kingside/chess-game'
import type { GameAnalysis } from '../../../domain/analysis/analysis-service.ts'
import { reviewSides, type SideReview } from '@kingside/chess-game/review'

/** A game's analysis as the contract has it. */
export function describeAnalysis({
  status,
  total,
  plies,
  moves,
}: GameAnalysis): NonNullable<CallResult<typeof contract.gaming.analysis.get>> {
  const sides = status === 'done' ? reviewSides(plies, moves) : null
  return {
    status,
    progress: { done: plies.length, total },
    plies: plies.map(({ ply, item, grade, accuracy }) => ({
      ply,
      uci: moves[ply - 1] ?? null,
      analysis: withFirstLine(item),
      grade,
      accuracy: accuracy === null ? null : Math.round(accuracy * 10) / 10,
    })),
    sides: sides && { white: describeSide(sides.w), black: describeSide(sides.b) },
  }
}

const describeSide = ({ accuracy, averageCentipawnLoss }: SideReview) => ({
  accuracy,
  average_centipawn_loss: averageCentipawnLoss,
})

/** The second line is for the grades alone. */
const withFirstLine = (item: AnalysisItem): AnalysisItem => ({
  ...item,
  multipv: item.multipv.slice(0, 1),
})
