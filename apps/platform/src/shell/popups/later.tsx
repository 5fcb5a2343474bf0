import { Text } from '@kingside/design-system/Text'
import { FormattedMessage } from 'react-intl'
import { messages } from '../later/later.messages.ts'

/** The popup of a feature that is not built yet. */
export function LaterPopup() {
  return (
    <Text as="p">
      <FormattedMessage {...messages.text} />
    </Text>
  )
}
