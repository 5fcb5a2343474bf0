import { Inline } from '@kingside/design-system'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { WaitTime } from '../../platform/page/index.ts'
import { messages } from './LobbyConnection.messages.ts'

export interface RetryTimeProps {
  /** How long the pause is, from the moment that this appears. */
  readonly retryInMs: number
  /** Failures in a row: the number of the next attempt. */
  readonly failures: number
  readonly now: () => number
}

/** Counts down to the next attempt to connect. Give each pause a key of its own. */
export function RetryTime({ retryInMs, failures, now }: RetryTimeProps) {
  const [until] = useState(() => now() + retryInMs)
  return (
    <Inline gap={1} as="span">
      <span>
        <FormattedMessage
          {...messages.retryIn}
          values={{ time: <WaitTime until={until} now={now} /> }}
        />
      </span>
      {failures > 1 && (
        <span>
          <FormattedMessage {...messages.attempt} values={{ attempt: failures }} />
        </span>
      )}
    </Inline>
  )
}
