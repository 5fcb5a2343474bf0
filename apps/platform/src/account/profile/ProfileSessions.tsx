import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Profile.messages.ts'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileSessionsProps {
  readonly isEnding: boolean
  readonly onSignOut: () => void
  readonly onSignOutEverywhere: () => void
  /** Opens the page with all devices, for routers. */
  readonly onSecurity: () => void
}

/** Signs out of this browser, or, after a confirmation, of all devices. */
export function ProfileSessions({
  isEnding,
  onSignOut,
  onSignOutEverywhere,
  onSecurity,
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
      <LinkButton type="secondary" size="s" href="/profile/security" onPress={onSecurity}>
        <FormattedMessage {...messages.security} />
      </LinkButton>
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
