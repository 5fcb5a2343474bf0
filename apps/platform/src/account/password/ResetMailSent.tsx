import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { PasswordResetView } from '@kingside/machines/password-reset'
import { FormattedMessage, useIntl } from 'react-intl'
import { WaitTime } from '../../platform/page/index.ts'
import { messages } from './PasswordReset.messages.ts'

export interface ResetMailSentProps {
  readonly view: Extract<PasswordResetView, { readonly step: 'sent' }>
  readonly now: () => number
  readonly onResend: () => void
  readonly onRestart: () => void
}

/** Says that the mail was sent, in the same words whether or not there is an account. */
export function ResetMailSent({ view, now, onResend, onRestart }: ResetMailSentProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={4}>
      <Banner type="success" title={formatMessage(messages.sent)}>
        <FormattedMessage {...messages.sentText} values={{ email: view.email }} />
      </Banner>
      {!view.canResend && (
        <Text as="div" size="s" tone="muted">
          <FormattedMessage
            {...(view.code === null ? messages.waiting : messages.resendThrottled)}
            values={{ time: <WaitTime until={view.until} now={now} /> }}
          />
        </Text>
      )}
      <Inline gap={2}>
        {view.canResend && (
          <Button type="secondary" onPress={onResend}>
            <FormattedMessage {...messages.again} />
          </Button>
        )}
        <Button type="secondary" onPress={onRestart}>
          <FormattedMessage {...messages.otherAddress} />
        </Button>
      </Inline>
    </Stack>
  )
}
