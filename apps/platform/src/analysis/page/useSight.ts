import type { Drawing } from '@kingside/chess-board'
import { type ChessGame, opposite, parseLan } from '@kingside/chess-game'
import type { AnalysisView, PositionAnalysis } from '@kingside/machines/analysis'
import { useAnalysisTexts } from '../engine/useAnalysisTexts.ts'
import type { EngineSight } from '../board/BoardSide.tsx'

/** What the engine shows on the board and beside it. */
export function useSight(game: ChessGame, view: AnalysisView): EngineSight {
  const { bar: texts } = useAnalysisTexts()
  const analysis = analysisOf(view, game.currentFen)
  const best = analysis?.lines[0]
  return {
    evaluation: best && { line_eval: best.lineEval, mate_in: best.mateIn },
    winner: game.checkmateData.checkmate ? opposite(game.turn) : undefined,
    arrows: analysis ? arrowsOf(analysis) : none,
    texts,
  }
}

const none: readonly Drawing[] = []

/** The analysis of this position; that of an earlier position is not shown. */
function analysisOf(view: AnalysisView, fen: string): PositionAnalysis | null {
  switch (view.status) {
    case 'thinking':
    case 'finished':
      return view.analysis?.fen === fen ? view.analysis : null
    case 'off':
    case 'starting-engine':
    case 'failed':
      return null
    default:
      return view satisfies never
  }
}

/** The best move's arrow is stronger than the others. Lines that begin with the same move share one. */
function arrowsOf({ lines }: PositionAnalysis): readonly Drawing[] {
  const firsts = [...new Set(lines.flatMap(({ moves }) => moves.slice(0, 1)))]
  return firsts
    .flatMap((lan, index): Drawing[] => {
      const move = parseLan(lan)
      return move
        ? [
            {
              kind: 'arrow',
              color: index === 0 ? 'green' : 'analysis',
              from: move.from,
              to: move.to,
            },
          ]
        : []
    })
    .toReversed()
}
