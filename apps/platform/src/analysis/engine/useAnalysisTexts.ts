import type { AnalysisLinesTexts, EvaluationBarTexts } from '@kingside/chess-board'
import { useIntl } from 'react-intl'
import { useEvaluationText } from '../../chess/board/index.ts'
import { messages } from './Analysis.messages.ts'

/** The words of the engine’s lines and of its bar, in the language of the page. */
export function useAnalysisTexts(): { lines: AnalysisLinesTexts; bar: EvaluationBarTexts } {
  const { formatMessage } = useIntl()
  const evaluation = useEvaluationText()
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
