import { Button } from '@kingside/design-system/Button'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Membership } from '../form/member.types.ts'
import { messages } from './Profile.messages.ts'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileMembershipProps {
  readonly membership: Membership
  readonly onUpgrade: () => void
  /** Follows the link to the page where the membership is cancelled, resumed and paid. */
  readonly onManage: (path: string) => void
}

/** The plan and its end. */
export function ProfileMembership({ membership, onUpgrade, onManage }: ProfileMembershipProps) {
  const { formatMessage, formatDate } = useIntl()
  const until =
    membership.plan === 'pro' && membership.until !== null
      ? formatMessage(membership.isEnding ? messages.ends : messages.renewed, {
          date: formatDate(membership.until, { dateStyle: 'long' }),
        })
      : null
  return (
    <ProfileCard title={formatMessage(messages.membership)}>
      <Stack gap={1}>
        <Text>
          <FormattedMessage {...messages[membership.plan]} />
        </Text>
        {until !== null && <Text tone="muted">{until}</Text>}
      </Stack>
      {membership.plan === 'free' ? (
        <Button type="secondary" size="s" onPress={onUpgrade}>
          <FormattedMessage {...messages.upgrade} />
        </Button>
      ) : (
        <LinkButton
          href="/membership"
          type="secondary"
          size="s"
          onPress={() => onManage('/membership')}
        >
          <FormattedMessage {...messages.manage} />
        </LinkButton>
      )}
    </ProfileCard>
  )
}
