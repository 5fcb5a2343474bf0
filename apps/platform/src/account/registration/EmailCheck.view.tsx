import { EmailField } from '@kingside/design-system/EmailField'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark, type StatusMarkProps } from '@kingside/design-system/StatusMark'
import type { EmailCheckView } from '@kingside/machines/email-check'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages } from '../form/account.messages.ts'
import type { WaitTimeProps } from '../../platform/page/index.ts'
import { emailProblems } from './email-problems.ts'
import { messages } from './EmailCheck.messages.ts'
import { EmailTrouble } from './EmailTrouble.tsx'
import { UnverifiedEmail } from './UnverifiedEmail.tsx'

export interface EmailCheckProps {
  readonly view: EmailCheckView
  /** Whether to mark the field as required; not where every field is. @default true */
  readonly markRequired?: boolean
  /** The time on the clock of the check's adapter, in milliseconds. */
  readonly now: WaitTimeProps['now']
  readonly onChange: (email: string) => void
  /** Called when the field loses the focus, to check the address. */
  readonly onCheck: () => void
  readonly onResend: () => void
  /** Opens the step that asks for the activation code. */
  readonly onActivation: () => void
  /** Opens the sign-in form, because the address has an account. */
  readonly onSignIn: () => void
}

/** The address field of the registration form, with the result of its check. */
export function EmailCheck({
  view,
  markRequired = true,
  now,
  onChange,
  onCheck,
  onSignIn,
  ...on
}: EmailCheckProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={3}>
      <EmailField
        label={formatMessage(accountMessages.email)}
        name="email"
        required={markRequired}
        defaultValue={view.email}
        error={isWrong(view) ? formatMessage(emailProblems[view.code]) : undefined}
        help={<Answer view={view} now={now} onSignIn={onSignIn} />}
        onChange={onChange}
        onBlur={onCheck}
      />
      {view.status === 'unverified' && <UnverifiedEmail view={view} now={now} {...on} />}
    </Stack>
  )
}

const isWrong = (
  view: EmailCheckView,
): view is Extract<EmailCheckView, { readonly status: 'invalid' | 'taken' | 'banned' }> =>
  view.status === 'invalid' || view.status === 'taken' || view.status === 'banned'

/** The message below the field besides an error. An address that could not be checked does not stop the form. */
function Answer({ view, now, onSignIn }: Pick<EmailCheckProps, 'view' | 'now' | 'onSignIn'>) {
  switch (view.status) {
    case 'checking':
      return (
        <Status tone="info" live>
          <FormattedMessage {...messages.checking} />
        </Status>
      )
    case 'free':
      return (
        <Status tone="success">
          <FormattedMessage {...messages.free} />
        </Status>
      )
    case 'failed':
      return (
        <Status tone="warning">
          <EmailTrouble code={view.code} until={view.until} now={now} />
        </Status>
      )
    case 'taken':
      return (
        <Link href="?popup=sign-in" onPress={onSignIn}>
          <FormattedMessage {...messages.signIn} />
        </Link>
      )
    case 'editing':
    case 'invalid':
    case 'banned':
    case 'unverified':
      return null
    default:
      return view satisfies never
  }
}

/** Screen readers announce it when it appears. */
const Status = (props: StatusMarkProps) => (
  <span role="status">
    <StatusMark size="xs" {...props} />
  </span>
)
