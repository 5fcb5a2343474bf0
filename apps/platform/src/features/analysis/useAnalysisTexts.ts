import type { AnalysisLinesTexts, EvaluationBarTexts, LineEvaluation } from '@kingside/chess-board'
import { useIntl } from 'react-intl'
import { messages } from './Analysis.messages.ts'

/** The words of the engine’s lines and of its bar, in the language of the page. */
export function useAnalysisTexts(): { lines: AnalysisLinesTexts; bar: EvaluationBarTexts } {
  const { formatMessage, formatNumber } = useIntl()
  const evaluation = ({ line_eval, mate_in }: LineEvaluation): string => {
    if (mate_in === 0) return formatMessage(messages.checkmate)
    if (mate_in !== null) {
      return formatMessage(messages.mate, { side: sideOf(mate_in), moves: Math.abs(mate_in) })
    }
    const tenths = Math.round((line_eval ?? 0) * 10)
    if (tenths === 0) return formatMessage(messages.equal)
    const pawns = formatNumber(Math.abs(tenths) / 10, { minimumFractionDigits: 1 })
    return formatMessage(messages.better, { side: sideOf(tenths), pawns })
  }
  return {
    lines: {
      label: formatMessage(messages.lines),
      waiting: formatMessage(messages.startingEngine),
      thinking: formatMessage(messages.thinking),
      depth: (depth) => formatMessage(messages.depth, { depth }),
      evaluation,
      noLines: formatMessage(messages.noLines),
    },
    bar: {
      label: formatMessage(messages.evaluation),
      value: evaluation,
      unknown: formatMessage(messages.noEvaluation),
    },
  }
}

const sideOf = (value: number) => (value > 0 ? 'white' : 'black')
