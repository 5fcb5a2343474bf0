import { useIntl } from 'react-intl'
import type { ChessProblem } from './chess-problem.ts'
import { placeMessages, problemMessages } from './chess-problem.messages.ts'

/** Writes a problem as text: its place, what is wrong, and the remedy. */
export function useProblemText(): (problem: ChessProblem) => string {
  const { formatMessage } = useIntl()
  return ({ kind, line = 0, move = 'none', excerpt }) => {
    const what = formatMessage(problemMessages[kind])
    const place = formatMessage(placeMessages.where, { line, move })
    if (place === '') return what
    const where = excerpt
      ? formatMessage(placeMessages.excerpt, { place, excerpt })
      : formatMessage(placeMessages.place, { place })
    return `${where} ${what}`
  }
}
