import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { CircleUser, Palette, Swords } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Welcome.messages.ts'

export interface WelcomeProps {
  /** Whether the reader has an account; others are offered one. */
  readonly isMember: boolean
  /** Opens the registration. */
  readonly onRegister: () => void
  /** Opens the search for an opponent. */
  readonly onPlay: () => void
  readonly onProfile: () => void
  /** Opens the settings of the board. */
  readonly onBoard: () => void
}

/** Greets a new member with three links; whoever has only the address of the popup gets no promise of an account. */
export function Welcome({ isMember, onPlay, onProfile, onBoard, onRegister }: WelcomeProps) {
  const { formatMessage } = useIntl()
  const text = isMember ? messages.text : messages.visitorText
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        <FormattedMessage {...text} />
      </Text>
      <List label={formatMessage(text)}>
        <ListItem
          leading={<Swords aria-hidden="true" />}
          title={formatMessage(isMember ? messages.play : messages.visitorPlay)}
          meta={formatMessage(messages.playText)}
          href="/"
          onPress={onPlay}
        />
        {isMember ? (
          <ListItem
            leading={<CircleUser aria-hidden="true" />}
            title={formatMessage(messages.profile)}
            meta={formatMessage(messages.profileText)}
            href="/profile"
            onPress={onProfile}
          />
        ) : (
          <ListItem
            leading={<CircleUser aria-hidden="true" />}
            title={formatMessage(messages.register)}
            meta={formatMessage(messages.registerText)}
            href="?popup=registration"
            onPress={onRegister}
          />
        )}
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
