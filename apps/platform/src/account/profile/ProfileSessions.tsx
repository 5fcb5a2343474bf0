import { Button, ConfirmDialog, Inline, Text } from '@kingside/design-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Profile.messages.ts'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileSessionsProps {
  readonly isEnding: boolean
  readonly onSignOut: () => void
  readonly onSignOutEverywhere: () => void
}

/** The ways out: of this browser, and after a question of every other. */
export function ProfileSessions({
  isEnding,
  onSignOut,
  onSignOutEverywhere,
}: ProfileSessionsProps) {
  const { formatMessage } = useIntl()
  const [isAsking, setAsking] = useState(false)
  return (
    <ProfileCard title={formatMessage(messages.sessions)}>
      <Text as="p" tone="muted">
        <FormattedMessage {...messages.sessionsText} />
      </Text>
      <Inline gap={2}>
        <Button type="secondary" size="s" onPress={onSignOut}>
          <FormattedMessage {...messages.signOut} />
        </Button>
        <Button type="ghost" size="s" loading={isEnding} onPress={() => setAsking(true)}>
          <FormattedMessage {...messages.everywhere} />
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsking}
        title={formatMessage(messages.everywhereTitle)}
        message={formatMessage(messages.everywhereText)}
        yesLabel={formatMessage(messages.everywhere)}
        noLabel={formatMessage(messages.everywhereNo)}
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) onSignOutEverywhere()
        }}
      />
    </ProfileCard>
  )
}
