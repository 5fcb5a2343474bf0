import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Surface } from '@kingside/design-system/Surface'
import { maxAttempts, type SessionView } from '@kingside/machines/session'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './Session.messages.ts'
import * as styles from './SessionGate.css.ts'

/** The state of the connection and the session, over a page that stays usable. */
export function SessionMarks({ view }: { readonly view: SessionView }) {
  const isReconnecting =
    (view.status === 'authorized' || view.status === 'subscribed') &&
    !view.isTokenGood &&
    view.isOnline
  const isQuiet = view.isOnline && view.status !== 'loading' && view.status !== 'signing-out'
  return (
    <div className={styles.marks}>
      <div role="status">
        {!isQuiet && (
          <Stack gap={2} align="start">
            {view.status === 'loading' && (
              <Mark tone="info" live>
                <Inline as="span" gap={1}>
                  <span>
                    <FormattedMessage {...messages.signingIn} />
                  </span>
                  {view.attempt > 1 && (
                    <span>
                      <FormattedMessage
                        {...messages.attempt}
                        values={{ attempt: view.attempt, most: maxAttempts }}
                      />
                    </span>
                  )}
                </Inline>
              </Mark>
            )}
            {view.status === 'signing-out' && (
              <Mark tone="info" live>
                <FormattedMessage {...messages.signingOut} />
              </Mark>
            )}
            {!view.isOnline && (
              <Mark tone="warning">
                <FormattedMessage {...messages.offline} />
              </Mark>
            )}
          </Stack>
        )}
      </div>
      {isReconnecting && (
        <div className={styles.late}>
          <Mark tone="warning" live>
            <FormattedMessage {...messages.reconnecting} />
          </Mark>
        </div>
      )}
    </div>
  )
}

interface MarkProps {
  readonly tone: 'info' | 'warning'
  readonly live?: boolean
  readonly children: ReactNode
}

const Mark = ({ tone, live = false, children }: MarkProps) => (
  <Surface tone="raised" padding={3}>
    <StatusMark tone={tone} live={live}>
      {children}
    </StatusMark>
  </Surface>
)
