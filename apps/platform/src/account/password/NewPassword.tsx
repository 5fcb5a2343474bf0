import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { EmailField } from '@kingside/design-system/EmailField'
import { Form } from '@kingside/design-system/Form'
import { Stack } from '@kingside/design-system/Stack'
import type { NewPasswordForm } from '@kingside/machines/password-reset'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages, problems } from '../form/account.messages.ts'
import { formText } from '../form/form-text.ts'
import { NewPasswordFields } from '../form/NewPasswordFields.tsx'
import { passwordProblems } from '../form/password-problems.ts'
import { messages } from './PasswordReset.messages.ts'
import { type ResetForm, resetProblems } from './reset-problems.ts'

export interface NewPasswordProps {
  readonly email: string
  readonly form: ResetForm
  readonly onSubmit: (form: NewPasswordForm) => void
  readonly onChange: () => void
}

/** Asks for the new password twice. The hidden address lets password managers store both together. */
export function NewPassword({ email, form, onSubmit, onChange }: NewPasswordProps) {
  const { formatMessage } = useIntl()
  const { password, repeat, refusal } = wrongOf(form)
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(
    () => ({
      ...(password !== null && { password: formatMessage(passwordProblems[password]) }),
      ...(repeat && { repeat: formatMessage(problems.passwords_must_be_equal) }),
    }),
    [password, repeat, formatMessage],
  )
  const saving = form.status === 'saving'
  return (
    <Stack gap={5}>
      {refusal !== null && <Banner type="danger" title={formatMessage(resetProblems[refusal])} />}
      <Form
        label={formatMessage(messages.title)}
        busy={saving}
        errors={errors}
        onSubmit={(data) =>
          onSubmit({ password: formText(data, 'password'), repeat: formText(data, 'repeat') })
        }
      >
        <EmailField
          label={formatMessage(accountMessages.email)}
          autoComplete="username"
          value={email}
          readOnly
        />
        <NewPasswordFields onChange={onChange} />
        <Button submit display="block" loading={saving}>
          <FormattedMessage {...messages.save} />
        </Button>
      </Form>
    </Stack>
  )
}

/** The errors by field; `refusal` belongs to no field. */
function wrongOf(form: ResetForm) {
  const nothing = { password: null, repeat: false, refusal: null }
  switch (form.status) {
    case 'editing':
    case 'saving':
      return nothing
    case 'invalid':
      return {
        ...nothing,
        password: form.problems.password,
        repeat: form.problems.repeat !== null,
      }
    case 'refused':
      switch (form.code) {
        case 'password_too_short':
        case 'password_too_common':
        case 'password_entirely_numeric':
        case 'password_too_similar':
          return { ...nothing, password: form.code }
        case 'resend_throttled':
        case 'throttled':
        case 'invalid_token':
        case 'offline':
        case 'timeout':
        case 'something_wents_wrong':
          return { ...nothing, refusal: form.code }
        default:
          return form.code satisfies never
      }
    default:
      return form satisfies never
  }
}
