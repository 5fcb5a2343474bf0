import { formatTimeControlName } from '@kingside/chess-game'
import { useIntl } from 'react-intl'
import { termsMessages } from './terms.messages.ts'
import type { TimeControlName } from './time-control.ts'

/** Returns a function that writes a clock as players do: `3+2`, or `3 min` without an increment. */
export function useTimeName(): (clock: TimeControlName['clock']) => string {
  const { formatMessage } = useIntl()
  return (clock) =>
    clock.incrementMs > 0
      ? formatTimeControlName(clock)
      : formatMessage(termsMessages.minutes, { minutes: clock.initialMs / 60_000 })
}
