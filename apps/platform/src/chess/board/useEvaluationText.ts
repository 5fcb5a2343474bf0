import type { LineEvaluation } from '@kingside/chess-board'
import { useIntl } from 'react-intl'
import { evaluationMessages as messages } from './evaluation.messages.ts'

/** Writes an engine's evaluation as text, in the language of the page. */
export function useEvaluationText(): (evaluation: LineEvaluation) => string {
  const { formatMessage, formatNumber } = useIntl()
  return ({ line_eval, mate_in }) => {
    if (mate_in === 0) return formatMessage(messages.checkmate)
    if (mate_in !== null) {
      return formatMessage(messages.mate, { side: sideOf(mate_in), moves: Math.abs(mate_in) })
    }
    const tenths = Math.round((line_eval ?? 0) * 10)
    if (tenths === 0) return formatMessage(messages.equal)
    const pawns = formatNumber(Math.abs(tenths) / 10, { minimumFractionDigits: 1 })
    return formatMessage(messages.better, { side: sideOf(tenths), pawns })
  }
}

const sideOf = (value: number) => (value > 0 ? 'white' : 'black')
