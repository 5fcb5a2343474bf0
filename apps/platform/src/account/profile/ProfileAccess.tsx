import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MemberFacts } from '../form/member.types.ts'
import { messages } from './Profile.messages.ts'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileAccessProps {
  readonly member: Pick<MemberFacts, 'email' | 'hasPassword'>
  readonly onChangePassword: () => void
  readonly onSetPassword: () => void
}

/** The address, and the button to change the password. A member's address is always confirmed. */
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
