import { useIntl } from 'react-intl'
import { useEvaluationText } from '../../chess/board/index.ts'
import { type GraphPoint, numbered } from './evaluations.ts'
import { gradeMessages, messages } from './GameReport.messages.ts'

/** The graph's texts for screen readers. */
export interface GraphWords {
  /** The move of a position, its grade and its evaluation. */
  readonly wordsOf: (point: GraphPoint) => string
  /** The best position of each side, and the end. */
  readonly summary: string
}

/** Describes a graph as text, in the language of the page. */
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
