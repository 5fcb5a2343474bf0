import { Button, Stack, StatusMark, Text } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MemberFacts } from '../form/member.types.ts'
import { messages } from './Profile.messages.ts'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileAccessProps {
  readonly member: Pick<MemberFacts, 'email' | 'hasPassword'>
  readonly onChangePassword: () => void
  readonly onSetPassword: () => void
}

/** The address, and the way to another password. Whoever is signed in has confirmed the address. */
export function ProfileAccess({
  member: { email, hasPassword },
  onChangePassword,
  onSetPassword,
}: ProfileAccessProps) {
  const { formatMessage } = useIntl()
  return (
    <ProfileCard title={formatMessage(messages.access)}>
      <Stack gap={1}>
        <Text>{email}</Text>
        <StatusMark tone="success">
          <FormattedMessage {...messages.emailConfirmed} />
        </StatusMark>
      </Stack>
      {!hasPassword && (
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.noPassword} />
        </Text>
      )}
      <Button type="secondary" size="s" onPress={hasPassword ? onChangePassword : onSetPassword}>
        <FormattedMessage {...(hasPassword ? messages.changePassword : messages.setPassword)} />
      </Button>
    </ProfileCard>
  )
}
