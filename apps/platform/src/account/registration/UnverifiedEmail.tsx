import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { EmailCheckView } from '@kingside/machines/email-check'
import { FormattedMessage, useIntl } from 'react-intl'
import { emailProblems } from './email-problems.ts'
import { messages } from './EmailCheck.messages.ts'

export interface UnverifiedEmailProps {
  readonly view: Extract<EmailCheckView, { readonly status: 'unverified' }>
  readonly onResend: () => void
  readonly onActivation: () => void
}

/** Says that a new code was sent to an address that was never confirmed. */
export function UnverifiedEmail({ view, onResend, onActivation }: UnverifiedEmailProps) {
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
          <FormattedMessage {...emailProblems[view.code]} />
        </Banner>
      )
    default:
      return view.sending satisfies never
  }
}
