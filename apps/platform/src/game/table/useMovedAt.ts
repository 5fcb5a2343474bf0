import { useIntl } from 'react-intl'
import { messages } from './Game.messages.ts'

/**
 * Returns a function that says when a move was played, to the second.
 * The function takes ms since 1970; undefined or null, for a move of which that was not kept, says nothing.
 */
export function useMovedAt(): (ts: number | null | undefined) => string | undefined {
  const { formatMessage, formatTime } = useIntl()
  return (ts) =>
    ts === undefined || ts === null
      ? undefined
      : formatMessage(messages.movedAt, { time: formatTime(ts, { timeStyle: 'medium' }) })
}
