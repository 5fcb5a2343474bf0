import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { MenuButton } from '@kingside/design-system/MenuButton'
import { Text } from '@kingside/design-system/Text'
import { Ban, Flag, UserMinus, UserPlus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './relations.messages.ts'

export interface RelationButtonsProps {
  /** Null while it is loading, or for a visitor: nothing is pressed then. */
  readonly relation: { readonly is_following: boolean; readonly is_blocked: boolean } | null
  /** Whether following or blocking is being saved. */
  readonly isPending: boolean
  /** Whether the player can be followed: a member. */
  readonly canFollow: boolean
  readonly onFollow: () => void
  readonly onUnfollow: () => void
  /** Asks whether the player is to be blocked. */
  readonly onBlock: () => void
  readonly onUnblock: () => void
  readonly onReport: () => void
}

/** Follows a player, and has a menu to block and to report. */
export function RelationButtons({
  relation,
  isPending,
  canFollow,
  onFollow,
  onUnfollow,
  onBlock,
  onUnblock,
  onReport,
}: RelationButtonsProps) {
  const { formatMessage } = useIntl()
  const isFollowing = relation?.is_following ?? false
  const isBlocked = relation?.is_blocked ?? false
  return (
    <Inline gap={2}>
      {isBlocked ? (
        <>
          <Text tone="muted">
            <FormattedMessage {...messages.blockedMark} />
          </Text>
          <Button type="secondary" loading={isPending} onPress={onUnblock}>
            <FormattedMessage {...messages.unblock} />
          </Button>
        </>
      ) : (
        canFollow && (
          <Button
            type="secondary"
            icon={isFollowing ? <UserMinus /> : <UserPlus />}
            loading={isPending}
            onPress={isFollowing ? onUnfollow : onFollow}
          >
            <FormattedMessage {...(isFollowing ? messages.unfollow : messages.follow)} />
          </Button>
        )
      )}
      <MenuButton
        label={formatMessage(messages.more)}
        iconOnly
        placement="bottom end"
        items={[
          isBlocked
            ? {
                id: 'unblock',
                label: formatMessage(messages.unblock),
                icon: <Ban />,
                onAction: onUnblock,
              }
            : {
                id: 'block',
                label: formatMessage(messages.block),
                icon: <Ban />,
                onAction: onBlock,
              },
          {
            id: 'report',
            label: formatMessage(messages.report),
            icon: <Flag />,
            onAction: onReport,
          },
        ]}
      />
    </Inline>
  )
}
