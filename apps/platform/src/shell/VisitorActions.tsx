import { Button } from '@kingside/design-system/Button'
import { FormattedMessage } from 'react-intl'
import * as styles from './Shell.css.ts'
import { messages } from './Shell.messages.ts'

export interface VisitorActionsProps {
  readonly onSignIn: () => void
  readonly onCreateAccount: () => void
}

/** The ways to an account, in words, in the header of a visitor. */
export function VisitorActions({ onSignIn, onCreateAccount }: VisitorActionsProps) {
  return (
    <>
      <Button type="ghost" size="s" onPress={onSignIn}>
        <FormattedMessage {...messages.signIn} />
      </Button>
      <span className={styles.roomyOnly}>
        <Button size="s" onPress={onCreateAccount}>
          <FormattedMessage {...messages.createAccount} />
        </Button>
      </span>
    </>
  )
}
