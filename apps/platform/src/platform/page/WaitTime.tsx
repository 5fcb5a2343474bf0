import { Countdown } from '@kingside/design-system'
import { useIntl } from 'react-intl'
import { waitMessages } from './wait.messages.ts'

export interface WaitTimeProps {
  /** When the wait is over, on the clock of `now`; null where nobody knows. */
  readonly until: number | null
  /** Now, on the clock that the machine's adapter uses too, in milliseconds. */
  readonly now: () => number
}

/** The time that is left, to stand inside of a sentence: `01:00`, or `a moment`. */
export function WaitTime({ until, now }: WaitTimeProps) {
  const { formatMessage } = useIntl()
  if (until === null) return formatMessage(waitMessages.over)
  return (
    <Countdown
      label={formatMessage(waitMessages.label)}
      to={until}
      now={now}
      urgentFrom={0}
      announceAt={quiet}
      texts={{
        days: ({ days, hours }) => formatMessage(waitMessages.days, { days, hours }),
        spoken: ({ days, hours, minutes, seconds }) =>
          formatMessage(waitMessages.spoken, { days, hours, minutes, seconds }),
        over: formatMessage(waitMessages.over),
      }}
    />
  )
}

const quiet: readonly number[] = []
