import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { TextField } from '@kingside/design-system/TextField'
import type { FriendLink } from '@kingside/machines/friend-game'
import { FormattedMessage, useIntl } from 'react-intl'
import { HoldTime } from '../../chess/terms/index.ts'
import { messages } from './FriendGame.messages.ts'

export interface SharedLinkProps {
  readonly link: FriendLink
  readonly now: () => number
  readonly addressOf: (code: string) => string
}

/** The link as selectable text, and how long it is valid. */
export function SharedLink({ link, now, addressOf }: SharedLinkProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={2}>
      <TextField
        type="url"
        readOnly
        label={formatMessage(messages.link)}
        value={addressOf(link.code)}
      />
      <Text as="div" tone="muted">
        {link.expiresInMs === null ? (
          <FormattedMessage {...messages.holdsOn} />
        ) : (
          <FormattedMessage
            {...messages.holdsFor}
            values={{ time: <HoldTime key={link.requestId} ms={link.expiresInMs} now={now} /> }}
          />
        )}
      </Text>
    </Stack>
  )
}
