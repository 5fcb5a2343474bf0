import { LinkButton, Text } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Profile.messages.ts'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileGamesProps {
  /** Leads to the member's ended games, for routers. */
  readonly onGames: () => void
}

/** The way to the games that the member has played. */
export function ProfileGames({ onGames }: ProfileGamesProps) {
  const { formatMessage } = useIntl()
  return (
    <ProfileCard title={formatMessage(messages.games)}>
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.gamesText} />
      </Text>
      <LinkButton href="/profile/games" type="secondary" size="s" onPress={onGames}>
        <FormattedMessage {...messages.gamesOpen} />
      </LinkButton>
    </ProfileCard>
  )
}
