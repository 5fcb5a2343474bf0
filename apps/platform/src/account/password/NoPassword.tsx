import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage } from 'react-intl'
import { messages } from '../profile/Profile.messages.ts'

export interface NoPasswordProps {
  /** Opens the form that mails a link. */
  readonly onSet: () => void
}

/** In place of the change of a password, for an account that has none. */
export const NoPassword = ({ onSet }: NoPasswordProps) => (
  <Stack gap={5}>
    <Text as="p">
      <FormattedMessage {...messages.noPassword} />
    </Text>
    <Button display="block" onPress={onSet}>
      <FormattedMessage {...messages.setPassword} />
    </Button>
  </Stack>
)
