import { Countdown, type CountdownProps } from '@kingside/design-system/Countdown'
import type { Countdown as TimeLeft } from '@kingside/machines/game'
import { useIntl } from 'react-intl'
import { waitMessages } from '../../platform/page/index.ts'

export interface LeftTimeProps extends Pick<CountdownProps, 'size' | 'onEnd'> {
  readonly countdown: TimeLeft
  /** The name of the countdown for screen readers. */
  readonly label: string
  readonly now: () => number
}

/** A countdown of the game, in digits. */
export function LeftTime({ countdown: { leftMs, since }, label, now, size, onEnd }: LeftTimeProps) {
  const { formatMessage } = useIntl()
  return (
    <Countdown
      label={label}
      to={since + leftMs}
      now={now}
      announceAt={spokenAt}
      {...(size !== undefined && { size })}
      {...(onEnd && { onEnd })}
      texts={{
        days: ({ days, hours }) => formatMessage(waitMessages.days, { days, hours }),
        spoken: ({ days, hours, minutes, seconds }) =>
          formatMessage(waitMessages.spoken, { days, hours, minutes, seconds }),
        over: formatMessage(waitMessages.over),
      }}
    />
  )
}

const spokenAt = [60, 10]
