import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LeftTime } from './LeftTime.tsx'
import { messages } from './game-page.messages.ts'

export interface GameProblemProps {
  /** Whether there is no such game, so that a retry is useless. */
  readonly isNotFound: boolean
  readonly isRetrying: boolean
  /** The page's clock, in milliseconds. */
  readonly now: () => number
  readonly onRetry: () => void
  /** Opens the start page, which lists running games; it also opens by itself after a while. */
  readonly onHome: () => void
}

/** Shown in place of a game that can't be loaded. */
export function GameProblem({ isNotFound, isRetrying, now, onRetry, onHome }: GameProblemProps) {
  const { formatMessage } = useIntl()
  const home = (
    <Button type="secondary" onPress={onHome}>
      <FormattedMessage {...messages.home} />
    </Button>
  )
  if (isNotFound) {
    return (
      <EmptyState level={1} title={formatMessage(messages.notFoundTitle)} actions={home}>
        <FormattedMessage {...messages.notFoundText} />
      </EmptyState>
    )
  }
  return (
    <ErrorState
      level={1}
      title={formatMessage(messages.failedTitle)}
      retryLabel={formatMessage(messages.retry)}
      retrying={isRetrying}
      onRetry={onRetry}
      action={home}
    >
      <FormattedMessage {...messages.failedText} />
      {!isRetrying && <Leaving now={now} onHome={onHome} />}
    </ErrorState>
  )
}

/** Long enough to read the message and to press retry. */
const homeAfterMs = 15_000

function Leaving({ now, onHome }: Pick<GameProblemProps, 'now' | 'onHome'>) {
  const { formatMessage } = useIntl()
  const [since] = useState(now)
  return (
    <div>
      <FormattedMessage
        {...messages.homeSoon}
        values={{
          time: (
            <LeftTime
              key="time"
              size="s"
              countdown={{ leftMs: homeAfterMs, since }}
              label={formatMessage(messages.homeSoonLabel)}
              now={now}
              onEnd={onHome}
            />
          ),
        }}
      />
    </div>
  )
}
