import { Banner, Button, EmailField, Form, Stack, Text } from '@kingside/design-system'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages, problems } from '../form/account.messages.ts'
import { formText } from '../form/form-text.ts'
import { messages } from './PasswordReset.messages.ts'
import { type ResetForm, resetProblems } from './reset-problems.ts'

export interface ResetRequestProps {
  readonly email: string
  readonly form: ResetForm
  readonly onSubmit: (email: string) => void
  readonly onChange: () => void
}

/** Asks for the address that the mail goes to. */
export function ResetRequest({ email, form, onSubmit, onChange }: ResetRequestProps) {
  const { formatMessage } = useIntl()
  const wrong = form.status === 'invalid' ? form.problems.email : null
  // One object for one answer: the form shows the errors of a new object again.
  const errors = useMemo(
    () => wrong && { email: formatMessage(problems[wrong]) },
    [wrong, formatMessage],
  )
  const sending = form.status === 'saving'
  return (
    <Stack gap={5}>
      {form.status === 'refused' && (
        <Banner type="danger" title={formatMessage(resetProblems[form.code])} />
      )}
      <Form
        label={formatMessage(messages.title)}
        busy={sending}
        {...(errors && { errors })}
        onSubmit={(data) => onSubmit(formText(data, 'email'))}
      >
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.lead} />
        </Text>
        <EmailField
          label={formatMessage(accountMessages.email)}
          name="email"
          autoComplete="username"
          defaultValue={email}
          onChange={onChange}
        />
        <Button submit display="block" loading={sending}>
          <FormattedMessage {...messages.send} />
        </Button>
      </Form>
    </Stack>
  )
}
