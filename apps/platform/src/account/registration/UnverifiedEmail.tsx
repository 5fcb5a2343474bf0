import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { EmailCheckView } from '@kingside/machines/email-check'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WaitTimeProps } from '../../platform/page/index.ts'
import { messages } from './EmailCheck.messages.ts'
import { EmailTrouble } from './EmailTrouble.tsx'

export interface UnverifiedEmailProps {
  readonly view: Extract<EmailCheckView, { readonly status: 'unverified' }>
  readonly now: WaitTimeProps['now']
  readonly onResend: () => void
  readonly onActivation: () => void
}

/** Says that a new code was sent to an address that was never confirmed. */
export function UnverifiedEmail({ view, now, onResend, onActivation }: UnverifiedEmailProps) {
  const { formatMessage } = useIntl()
  switch (view.sending) {
    case 'sending':
      return (
        <Banner title={formatMessage(messages.unverified)}>
          <FormattedMessage {...messages.sending} />
        </Banner>
      )
    case 'sent':
      return (
        <Banner
          title={formatMessage(messages.sent)}
          action={
            <Button size="s" type="secondary" onPress={onActivation}>
              <FormattedMessage {...messages.enterCode} />
            </Button>
          }
        />
      )
    case 'not-sent':
      return (
        <Banner
          type="warning"
          title={formatMessage(messages.unverified)}
          action={
            <Button size="s" type="secondary" onPress={onResend}>
              <FormattedMessage {...messages.resend} />
            </Button>
          }
        >
          <EmailTrouble code={view.code} until={view.until} now={now} />
        </Banner>
      )
    default:
      return view.sending satisfies never
  }
}
