import type { PasswordFieldTexts } from '@kingside/design-system/PasswordField'
import { useIntl } from 'react-intl'
import { accountMessages } from './account.messages.ts'

/** The words of every password field. */
export function usePasswordTexts(): PasswordFieldTexts {
  const { formatMessage } = useIntl()
  return {
    show: formatMessage(accountMessages.showPassword),
    hide: formatMessage(accountMessages.hidePassword),
    capsLock: formatMessage(accountMessages.capsLock),
  }
}
