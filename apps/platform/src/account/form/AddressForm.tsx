import { Button } from '@kingside/design-system/Button'
import { EmailField } from '@kingside/design-system/EmailField'
import { Form } from '@kingside/design-system/Form'
import { Text } from '@kingside/design-system/Text'
import { emailProblem, type EmailProblem } from '@kingside/machines/email-check'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages, problems } from './account.messages.ts'
import { addressMessages as messages } from './address.messages.ts'
import { formText } from './form-text.ts'

export interface AddressFormProps {
  /** Called with an address that has the right form. */
  readonly onSubmit: (email: string) => void
}

/** Asks which address is to be confirmed, when it is unknown. */
export function AddressForm({ onSubmit }: AddressFormProps) {
  const { formatMessage } = useIntl()
  const [wrong, setWrong] = useState<{ readonly problem: EmailProblem } | null>(null)
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(
    () => wrong && { email: formatMessage(problems[wrong.problem]) },
    [wrong, formatMessage],
  )
  const submit = (email: string) => {
    const problem = emailProblem(email)
    if (problem === null) onSubmit(email.trim())
    else setWrong({ problem })
  }
  return (
    <Form
      label={formatMessage(messages.title)}
      {...(errors && { errors })}
      onSubmit={(data) => submit(formText(data, 'email'))}
    >
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.lead} />
      </Text>
      <EmailField
        label={formatMessage(accountMessages.email)}
        name="email"
        autoComplete="username"
      />
      <Button submit display="block">
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  )
}
