import { Button } from '@kingside/design-system/Button'
import { EmailField } from '@kingside/design-system/EmailField'
import { Form } from '@kingside/design-system/Form'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { CredentialsForm, FormView, RegistrationField } from '@kingside/machines/registration'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages } from '../form/account.messages.ts'
import { formText } from '../form/form-text.ts'
import { NewPasswordFields } from '../form/NewPasswordFields.tsx'
import { RefusalBanner } from './RefusalBanner.tsx'
import { messages } from './Registration.messages.ts'
import { useFormErrors } from './useFormErrors.ts'

export interface CredentialsStepProps {
  readonly email: string
  readonly form: FormView
  /** The field for the address, named `email`, drawn by another feature. @default a field without a check */
  readonly emailField?: ReactNode
  /** The social providers, drawn by another feature. @default none */
  readonly providers?: ReactNode
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  readonly onSubmit: (form: CredentialsForm) => void
  readonly onChange: () => void
  readonly onSignIn: () => void
}

/** They open beside the form: what was typed stays. */
const texts = {
  terms: (
    <Link href="/terms" newTab>
      <FormattedMessage {...messages.terms} />
    </Link>
  ),
  privacy: (
    <Link href="/privacy" newTab>
      <FormattedMessage {...messages.privacy} />
    </Link>
  ),
}

const fields: readonly RegistrationField[] = ['email', 'password', 'repeat']

/** The address and a password, twice; or a social provider. */
export function CredentialsStep({
  email,
  form,
  emailField,
  providers,
  now,
  onSubmit,
  onChange,
  onSignIn,
}: CredentialsStepProps) {
  const { formatMessage } = useIntl()
  const { errors, refusal, until } = useFormErrors(form, fields)
  const saving = form.status === 'saving'
  return (
    <Stack gap={5}>
      {refusal && <RefusalBanner code={refusal} wait={{ until, now }} onSignIn={onSignIn} />}
      <Form
        label={formatMessage(messages.credentials)}
        busy={saving}
        errors={errors}
        onSubmit={(data) =>
          onSubmit({
            email: formText(data, 'email'),
            password: formText(data, 'password'),
            repeat: formText(data, 'repeat'),
          })
        }
      >
        {emailField ?? (
          <EmailField
            label={formatMessage(accountMessages.email)}
            name="email"
            autoComplete="username"
            defaultValue={email}
            onChange={onChange}
          />
        )}
        <NewPasswordFields
          texts={{
            password: formatMessage(accountMessages.password),
            rule: formatMessage(messages.rule),
            repeat: formatMessage(messages.repeat),
          }}
          onChange={onChange}
        />
        <Button submit display="block" loading={saving}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </Form>
      {providers}
      <Inline gap={1} justify="center">
        <Text tone="muted">
          <FormattedMessage {...messages.hasAccount} />
        </Text>
        <Link href="?popup=sign-in" onPress={onSignIn}>
          <FormattedMessage {...messages.signIn} />
        </Link>
      </Inline>
      <Text as="p" size="s" tone="muted" align="center">
        <FormattedMessage {...messages.accepted} values={texts} />
      </Text>
    </Stack>
  )
}
