import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmailField } from '@kingside/design-system/EmailField'
import { Form } from '@kingside/design-system/Form'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { PasswordField } from '@kingside/design-system/PasswordField'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type {
  Credentials,
  SignInProblems,
  SignInView,
  SocialProvider,
} from '@kingside/machines/sign-in'
import { type ReactNode, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages, problems } from '../form/account.messages.ts'
import { formText } from '../form/form-text.ts'
import { SocialProviders } from './SocialProviders.tsx'
import { CodeStep } from './CodeStep.tsx'
import { messages } from './SignIn.messages.ts'
import { SignInNotice } from './SignInNotice.tsx'
import { usePasswordTexts } from '../form/usePasswordTexts.ts'
import { Waiting } from '../../platform/page/index.ts'

export interface SignInProps {
  readonly view: SignInView
  /** The providers that the server has. */
  readonly providers: readonly SocialProvider[]
  /** Whether an invitation opened it, so that the form says what the sign-in is for. @default false */
  readonly invited?: boolean
  /** Another way to sign in, below the form. @default none */
  readonly otherWay?: ReactNode
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  readonly onSubmit: (credentials: Credentials) => void
  /** A field was changed; its error is cleared. */
  readonly onChange: () => void
  readonly onCancel: () => void
  readonly onSocial: (provider: SocialProvider) => void
  /** Opens the activation code of an account that was never confirmed. */
  readonly onActivation: () => void
  /** Opens the password reset. */
  readonly onForgotten: () => void
  readonly onRegister: () => void
  /** The code of the second factor was entered. */
  readonly onCode: (code: string) => void
  /** The code was changed; its error is cleared. */
  readonly onCodeChange: () => void
  /** Goes back from the code to e-mail and password. */
  readonly onCodeLeave: () => void
}

/**
 * The content of the sign-in popup: the form, the error, the providers, and the links to reset the password and
 * to register.
 */
export function SignIn({
  view,
  providers,
  invited = false,
  otherWay,
  now,
  onActivation,
  onCode,
  onCodeChange,
  onCodeLeave,
  ...on
}: SignInProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'returning':
      return <Waiting>{formatMessage(messages.returning)}</Waiting>
    case 'code':
    case 'verifying':
      return (
        <CodeStep
          view={view}
          now={now}
          onSubmit={onCode}
          onChange={onCodeChange}
          onCancel={on.onCancel}
          onLeave={onCodeLeave}
        />
      )
    case 'activation':
      return <Waiting>{formatMessage(messages.opening)}</Waiting>
    case 'signed-in':
      return <Banner type="success" title={formatMessage(messages.signedIn)} />
    case 'editing':
    case 'invalid':
    case 'refused':
    case 'unverified':
    case 'banned':
    case 'submitting':
    case 'redirecting':
      return (
        <Stack gap={5}>
          {invited && (
            <Text as="p" tone="muted">
              <FormattedMessage {...messages.invited} />
            </Text>
          )}
          <SignInNotice view={view} now={now} onActivation={onActivation} />
          <SignInForm
            view={view}
            onSubmit={on.onSubmit}
            onChange={on.onChange}
            onCancel={on.onCancel}
            onForgotten={on.onForgotten}
          />
          {otherWay}
          <SocialProviders
            providers={providers}
            chosen={view.status === 'redirecting' ? view.provider : null}
            disabled={view.status === 'submitting' || view.status === 'redirecting'}
            onSocial={on.onSocial}
            onCancel={on.onCancel}
          />
          <Inline gap={1} justify="center">
            <Text tone="muted">
              <FormattedMessage {...messages.noAccount} />
            </Text>
            <Link href="?popup=registration" onPress={on.onRegister}>
              <FormattedMessage {...accountMessages.register} />
            </Link>
          </Inline>
        </Stack>
      )
    default:
      return view satisfies never
  }
}

type PartProps = Pick<SignInProps, 'view' | 'onSubmit' | 'onChange' | 'onCancel' | 'onForgotten'>

function SignInForm({ view, onSubmit, onChange, onCancel, onForgotten }: PartProps) {
  const { formatMessage } = useIntl()
  const texts = usePasswordTexts()
  const wrong = view.status === 'invalid' ? view.problems : null
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(() => wrong && errorsOf(wrong, formatMessage), [wrong, formatMessage])
  const submitting = view.status === 'submitting'
  const redirecting = view.status === 'redirecting'

  return (
    <Form
      label={formatMessage(messages.title)}
      busy={submitting || redirecting}
      {...(errors && { errors })}
      onSubmit={(data) =>
        onSubmit({ email: formText(data, 'email'), password: formText(data, 'password') })
      }
    >
      <EmailField
        label={formatMessage(accountMessages.email)}
        name="email"
        autoComplete="username"
        defaultValue={view.email}
        onChange={onChange}
      />
      <PasswordField
        label={formatMessage(accountMessages.password)}
        name="password"
        purpose="current"
        texts={texts}
        labelAction={
          <Link href="?popup=password-reset" onPress={onForgotten}>
            <FormattedMessage {...messages.forgotten} />
          </Link>
        }
        onChange={onChange}
      />
      <Button
        submit
        display="block"
        loading={submitting}
        onCancel={onCancel}
        cancelLabel={formatMessage(accountMessages.cancel)}
        disabled={redirecting}
      >
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  )
}

function errorsOf(
  { email, password }: SignInProblems,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
) {
  return {
    ...(email !== null && { email: formatMessage(problems[email]) }),
    ...(password !== null && { password: formatMessage(problems.fill_in_the_value) }),
  }
}
