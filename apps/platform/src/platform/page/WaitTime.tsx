import { Countdown } from '@kingside/design-system/Countdown'
import { useIntl } from 'react-intl'
import { waitMessages } from './wait.messages.ts'

export interface WaitTimeProps {
  /** When the wait ends, on the clock of `now`; null when unknown. */
  readonly until: number | null
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
}

/** The time left, for use within a sentence: `01:00`, or `a moment`. */
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
