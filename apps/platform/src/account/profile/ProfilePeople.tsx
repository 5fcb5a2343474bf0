import { LinkButton } from '@kingside/design-system/LinkButton'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Profile.messages.ts'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfilePeopleProps {
  /** Opens the lists of followed and blocked players, for routers. */
  readonly onPeople: () => void
}

/** The link to whom the member follows and blocks. */
export function ProfilePeople({ onPeople }: ProfilePeopleProps) {
  const { formatMessage } = useIntl()
  return (
    <ProfileCard title={formatMessage(messages.people)}>
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.peopleText} />
      </Text>
      <LinkButton href="/profile/people" type="secondary" size="s" onPress={onPeople}>
        <FormattedMessage {...messages.peopleOpen} />
      </LinkButton>
    </ProfileCard>
  )
}
