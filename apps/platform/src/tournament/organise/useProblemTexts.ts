import type { FieldProblem } from '@kingside/api/facts'
import { useIntl } from 'react-intl'
import { problemMessages } from './organise.messages.ts'

/** The text of what is wrong with each field. */
export function useProblemTexts(problems: readonly FieldProblem[]): ReadonlyMap<string, string> {
  const { formatMessage } = useIntl()
  const textOf = ({ problem, least = 0, most = 0 }: FieldProblem): string => {
    switch (problem) {
      case 'too-few':
      case 'below-joined':
        return formatMessage(problemMessages[problem], { least })
      case 'too-many':
      case 'too-long':
        return formatMessage(problemMessages[problem], { most })
      default:
        return formatMessage(problemMessages[problem])
    }
  }
  // The first is told: the others may be gone with it.
  return new Map(problems.toReversed().map((problem) => [problem.field, textOf(problem)]))
}
