import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { NewPasswordForm, PasswordResetView } from '@kingside/machines/password-reset'
import { FormattedMessage, useIntl } from 'react-intl'
import { NewPassword } from './NewPassword.tsx'
import { messages } from './PasswordReset.messages.ts'
import { ResetMailSent } from './ResetMailSent.tsx'
import { ResetRequest } from './ResetRequest.tsx'

export interface PasswordResetProps {
  readonly view: PasswordResetView
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  readonly onEmail: (email: string) => void
  readonly onResend: () => void
  readonly onPassword: (form: NewPasswordForm) => void
  /** A field was changed; its error is cleared. */
  readonly onChange: () => void
  /** Goes back to the first form, for another address or a new mail. */
  readonly onRestart: () => void
  readonly onSignIn: () => void
}

/** Resets a password: the address, the mail, and the new password after the mail's link. */
export function PasswordReset({ view, now, onRestart, onSignIn, ...on }: PasswordResetProps) {
  const { formatMessage } = useIntl()
  switch (view.step) {
    case 'request':
      return (
        <ResetRequest
          email={view.email}
          form={view.form}
          onSubmit={on.onEmail}
          onChange={on.onChange}
        />
      )
    case 'sent':
      return <ResetMailSent view={view} now={now} onResend={on.onResend} onRestart={onRestart} />
    case 'new-password':
      return (
        <NewPassword
          email={view.email}
          form={view.form}
          onSubmit={on.onPassword}
          onChange={on.onChange}
        />
      )
    case 'dead-token':
      return (
        <Banner
          type="danger"
          title={formatMessage(messages.deadToken)}
          action={
            <Button size="s" type="secondary" onPress={onRestart}>
              <FormattedMessage {...messages.restart} />
            </Button>
          }
        />
      )
    case 'done':
      return (
        <Banner
          type="success"
          title={formatMessage(messages.done)}
          action={
            <Button size="s" onPress={onSignIn}>
              <FormattedMessage {...messages.signIn} />
            </Button>
          }
        />
      )
    default:
      return view satisfies never
  }
}
