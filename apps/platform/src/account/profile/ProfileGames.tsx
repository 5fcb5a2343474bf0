import { LinkButton } from '@kingside/design-system/LinkButton'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Profile.messages.ts'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileGamesProps {
  /** Opens the member's ended games, for routers. */
  readonly onGames: () => void
}

/** The link to the member's ended games. */
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
