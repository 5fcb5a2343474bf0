import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmailField } from '@kingside/design-system/EmailField'
import { Form } from '@kingside/design-system/Form'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
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
  // The same object for the same answer: the form shows the errors of every new object.
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
