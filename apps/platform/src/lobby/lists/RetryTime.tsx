import { Inline } from '@kingside/design-system/Inline'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { WaitTime } from '../../platform/page/index.ts'
import { messages } from './LobbyConnection.messages.ts'

export interface RetryTimeProps {
  /** The pause in milliseconds, from when this appears. */
  readonly retryInMs: number
  /** The number of failures in a row, and so of the next try. */
  readonly failures: number
  readonly now: () => number
}

/** Counts down to the next try to connect. Each pause needs its own key. */
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
