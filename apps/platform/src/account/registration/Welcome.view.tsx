import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { CircleUser, Palette, Swords } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Welcome.messages.ts'

export interface WelcomeProps {
  /** Opens the search for an opponent. */
  readonly onPlay: () => void
  readonly onProfile: () => void
  /** Opens the settings of the board. */
  readonly onBoard: () => void
}

/** Greets a new member with three links. */
export function Welcome({ onPlay, onProfile, onBoard }: WelcomeProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.text} />
      </Text>
      <List label={formatMessage(messages.text)}>
        <ListItem
          leading={<Swords aria-hidden="true" />}
          title={formatMessage(messages.play)}
          meta={formatMessage(messages.playText)}
          href="/"
          onPress={onPlay}
        />
        <ListItem
          leading={<CircleUser aria-hidden="true" />}
          title={formatMessage(messages.profile)}
          meta={formatMessage(messages.profileText)}
          href="/profile"
          onPress={onProfile}
        />
        <ListItem
          leading={<Palette aria-hidden="true" />}
          title={formatMessage(messages.board)}
          meta={formatMessage(messages.boardText)}
          href="?popup=chessboard-settings"
          onPress={onBoard}
        />
      </List>
    </Stack>
  )
}
