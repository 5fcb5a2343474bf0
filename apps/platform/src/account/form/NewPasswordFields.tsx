import { PasswordField } from '@kingside/design-system'
import { useIntl } from 'react-intl'
import { newPasswordMessages } from './account.messages.ts'
import { usePasswordTexts } from './usePasswordTexts.ts'

/** What the two fields of a new password say. */
export interface NewPasswordTexts {
  readonly password: string
  /** What the password must have. */
  readonly rule: string
  readonly repeat: string
}

export interface NewPasswordFieldsProps {
  /** @default the words for a password in the place of another */
  readonly texts?: NewPasswordTexts
  readonly onChange: () => void
}

/** The fields `password` and `repeat` of a form: a new password, twice. */
export function NewPasswordFields({ texts, onChange }: NewPasswordFieldsProps) {
  const { formatMessage } = useIntl()
  const buttons = usePasswordTexts()
  const { password, rule, repeat } = texts ?? {
    password: formatMessage(newPasswordMessages.password),
    rule: formatMessage(newPasswordMessages.rule),
    repeat: formatMessage(newPasswordMessages.repeat),
  }
  const field = { purpose: 'new', texts: buttons, onChange } as const
  return (
    <>
      <PasswordField {...field} label={password} name="password" help={rule} />
      <PasswordField {...field} label={repeat} name="repeat" />
    </>
  )
}
