import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { waitMessages } from '../../platform/page/index.ts'
import { clockParts, clockText } from './clock-text.ts'
import { messages } from './SearchProgress.messages.ts'

export interface ElapsedTimeProps {
  /** When the search began, on the clock of `now`, in milliseconds. */
  readonly since: number
  readonly now: () => number
  /** @default 'l' */
  readonly size?: 'm' | 'l'
}

/** How long the search has run. It counts up and is not announced. */
export function ElapsedTime({ since, now, size = 'l' }: ElapsedTimeProps) {
  const { formatMessage } = useIntl()
  const [elapsed, setElapsed] = useState(() => now() - since)
  const look = useEffectEvent(() => setElapsed(now() - since))

  useEffect(() => {
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [])

  return (
    <span role="timer" aria-label={formatMessage(messages.elapsed)}>
      <span aria-hidden="true">
        <Text size={size} weight="semibold" tabular>
          {clockText(elapsed)}
        </Text>
      </span>
      <VisuallyHidden>
        <FormattedMessage {...waitMessages.spoken} values={{ days: 0, ...clockParts(elapsed) }} />
      </VisuallyHidden>
    </span>
  )
}
