import { useIntl } from 'react-intl'
import { useEvaluationText } from '../../chess/board/index.ts'
import { type GraphPoint, numbered } from './evaluations.ts'
import { gradeMessages, messages } from './GameReport.messages.ts'

/** The graph's words for those who do not see it. */
export interface GraphWords {
  /** Where a position is in the game, how its move is graded, and what is thought of it. */
  readonly wordsOf: (point: GraphPoint) => string
  /** Where each side stood best, and how it ended. */
  readonly summary: string
}

/** Puts a graph in words, in the language of the page. */
export function useGraphWords(points: readonly GraphPoint[]): GraphWords {
  const { formatMessage } = useIntl()
  const textOf = useEvaluationText()
  const wordsOf = ({ move, evaluation }: GraphPoint, isGraded = true): string =>
    [
      move ? numbered(move) : formatMessage(messages.graphStart),
      ...(isGraded && move?.grade ? [formatMessage(gradeMessages[move.grade])] : []),
      ...(evaluation ? [textOf(evaluation)] : []),
    ].join(', ')

  const summaryOf = () => {
    const said = points.filter(({ evaluation }) => evaluation !== null)
    const [first] = said
    const end = said.at(-1)?.evaluation
    if (!first || !end) return formatMessage(messages.graph)
    const best = said.reduce((most, point) => (point.share > most.share ? point : most), first)
    const worst = said.reduce((most, point) => (point.share < most.share ? point : most), first)
    return formatMessage(messages.graphSummary, {
      white: wordsOf(best, false),
      black: wordsOf(worst, false),
      end: textOf(end),
    })
  }
  return { wordsOf: (point) => wordsOf(point), summary: summaryOf() }
}
