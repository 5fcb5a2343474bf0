import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { useIntl } from 'react-intl'
import { messages } from './Session.messages.ts'

export interface SignInPromptProps {
  /** Whether it is open; it fades when this becomes false. */
  readonly open: boolean
  /** @param yes whether the person wants to sign in */
  readonly onAnswer: (yes: boolean) => void
}

/** Asks for the sign-in over the page. */
export function SignInPrompt({ open, onAnswer }: SignInPromptProps) {
  const { formatMessage } = useIntl()
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage(messages.prompt)}
      message={formatMessage(messages.promptText)}
      yesLabel={formatMessage(messages.signIn)}
      noLabel={formatMessage(messages.later)}
      onAnswer={onAnswer}
    />
  )
}
