import { PasswordField } from '@kingside/design-system/PasswordField'
import { useIntl } from 'react-intl'
import { newPasswordMessages } from './account.messages.ts'
import { usePasswordTexts } from './usePasswordTexts.ts'

/** The texts of the two fields of a new password. */
export interface NewPasswordTexts {
  readonly password: string
  /** The requirements of the password. */
  readonly rule: string
  readonly repeat: string
}

export interface NewPasswordFieldsProps {
  /** @default the texts for changing a password */
  readonly texts?: NewPasswordTexts
  readonly onChange: () => void
}

/** The fields `password` and `repeat` of a form, for a new password. */
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
