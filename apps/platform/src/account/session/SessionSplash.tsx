import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { Spinner } from '@kingside/design-system/Spinner'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { maxAttempts, retryPauseMs, type SessionView } from '@kingside/machines/session'
import { CloudOff, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { WaitTime } from '../../platform/page/index.ts'
import { messages } from './Session.messages.ts'
import * as styles from './SessionGate.css.ts'

export interface SessionSplashProps {
  readonly view: Extract<SessionView, { readonly status: 'loading' }>
  /** Now, in milliseconds. */
  readonly now: () => number
  readonly onRetry: () => void
  /** Shows the page while loading continues. */
  readonly onSkip: () => void
  /** Shown during the first try. @default a spinner */
  readonly waiting?: ReactNode
}

/** The first screen while the saved login and the profile load. After the first failed try it can be skipped. */
export function SessionSplash({
  view,
  now,
  onRetry,
  onSkip,
  waiting = <OpeningSplash />,
}: SessionSplashProps) {
  const { formatMessage } = useIntl()
  const { attempt, isWaiting, isOnline } = view
  const hasMissed = isWaiting || attempt > 1
  if (!hasMissed) return waiting
  const title = formatMessage(isOnline ? messages.unreachableNow : messages.offlineNow)
  const tries = formatMessage(messages.attempt, { attempt, most: maxAttempts })
  const spoken = `${title}. ${tries}`
  return (
    <div className={styles.splash}>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      <EmptyState
        level={1}
        icon={isOnline ? <CloudOff /> : <WifiOff />}
        title={title}
        actions={
          <>
            <Button loading={!isWaiting} onPress={onRetry}>
              <FormattedMessage {...messages.tryNow} />
            </Button>
            <Button type="secondary" onPress={onSkip}>
              <FormattedMessage {...messages.goOn} />
            </Button>
          </>
        }
      >
        <Stack gap={0}>
          <span>{tries}</span>
          {isWaiting ? (
            <NextTry key={attempt} now={now} />
          ) : (
            <span>
              <FormattedMessage {...messages.opening} />
            </span>
          )}
        </Stack>
      </EmptyState>
    </div>
  )
}

/** Shown during the first try. */
export function OpeningSplash() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.splash}>
      <Stack gap={4} align="center">
        <Spinner size={32} label={formatMessage(messages.opening)} />
        <span aria-hidden="true">
          <Text tone="muted">
            <FormattedMessage {...messages.opening} />
          </Text>
        </span>
      </Stack>
    </div>
  )
}

/** The countdown starts when this appears. */
function NextTry({ now }: Pick<SessionSplashProps, 'now'>) {
  const [until] = useState(() => now() + retryPauseMs)
  return (
    <span>
      <FormattedMessage
        {...messages.nextTry}
        values={{ time: <WaitTime until={until} now={now} /> }}
      />
    </span>
  )
}
