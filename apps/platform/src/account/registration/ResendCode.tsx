import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Text } from '@kingside/design-system/Text'
import type { ResendView } from '@kingside/machines/activation-code'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './ActivationCode.messages.ts'
import { codeProblems } from './code-problems.ts'
import { WaitTime } from '../../platform/page/index.ts'

export interface ResendCodeProps {
  readonly view: ResendView
  readonly now: () => number
  readonly onResend: () => void
}

/** The button to request another code, or the time until it can be requested. */
export function ResendCode({ view, now, onResend }: ResendCodeProps) {
  const { formatMessage } = useIntl()
  const button = (
    <Button size="s" type="secondary" loading={view.status === 'sending'} onPress={onResend}>
      <FormattedMessage {...messages.resend} />
    </Button>
  )
  switch (view.status) {
    case 'sending':
    case 'ready':
      return button
    case 'waiting':
      return (
        <Text as="div" size="s" tone="muted">
          <FormattedMessage
            {...(view.code === null ? messages.waiting : messages.resendThrottled)}
            values={{ time: <WaitTime until={view.until} now={now} /> }}
          />
        </Text>
      )
    case 'failed':
      return <Banner type="danger" title={formatMessage(codeProblems[view.code])} action={button} />
    default:
      return view satisfies never
  }
}
