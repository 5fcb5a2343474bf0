import { Text } from '@kingside/design-system'
import { FormattedMessage } from 'react-intl'
import { messages } from '../later/later.messages.ts'

/** For a popup whose feature is not there yet. */
export function LaterPopup() {
  return (
    <Text as="p">
      <FormattedMessage {...messages.text} />
    </Text>
  )
}
