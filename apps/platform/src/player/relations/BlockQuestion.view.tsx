import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage } from 'react-intl'
import { messages } from './relations.messages.ts'

export interface BlockQuestionProps {
  /** The player's name; null while it is loading, or where there is none. */
  readonly name: string | null
  readonly isPending: boolean
  readonly onBlock: () => void
  readonly onKeep: () => void
}

/** Asks whether a player is to be blocked, and says what follows from it. */
export const BlockQuestion = ({ name, isPending, onBlock, onKeep }: BlockQuestionProps) => (
  <Stack gap={5}>
    <Stack gap={1}>
      {name !== null && (
        <Text as="p" weight="bold">
          <FormattedMessage {...messages.blockPlayer} values={{ name }} />
        </Text>
      )}
      <Text as="p">
        <FormattedMessage {...messages.blockText} />
      </Text>
    </Stack>
    <Inline gap={2} justify="end">
      <Button type="secondary" onPress={onKeep}>
        <FormattedMessage {...messages.keep} />
      </Button>
      <Button type="danger" loading={isPending} onPress={onBlock}>
        <FormattedMessage {...messages.block} />
      </Button>
    </Inline>
  </Stack>
)

export interface SignInFirstProps {
  readonly onSignIn: () => void
}

/** In place of a popup's content, for a visitor. */
export const SignInFirst = ({ onSignIn }: SignInFirstProps) => (
  <Stack gap={4} align="start">
    <Text as="p">
      <FormattedMessage {...messages.signIn} />
    </Text>
    <Button onPress={onSignIn}>
      <FormattedMessage {...messages.signInButton} />
    </Button>
  </Stack>
)
