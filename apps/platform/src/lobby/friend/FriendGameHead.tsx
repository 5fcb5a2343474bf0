import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { FriendGameView } from '@kingside/machines/friend-game'
import { FormattedMessage } from 'react-intl'
import { useName } from '../../chess/terms/index.ts'
import { endMessages, messages, ownEndMessages } from './FriendGame.messages.ts'

/** The status of the game with the friend. Changes are announced to screen readers. */
export function FriendGameHead({ view }: { readonly view: FriendGameView }) {
  const text = textOf(view)
  return (
    <div role="status">
      <Stack gap={1}>
        <Heading level={1}>
          <Title view={view} />
        </Heading>
        {text && (
          <Text as="p" tone="muted">
            <FormattedMessage {...text} />
          </Text>
        )}
      </Stack>
    </div>
  )
}

function Title({ view }: { readonly view: FriendGameView }) {
  const nameOf = useName()
  switch (view.status) {
    case 'ready':
    case 'making':
      return <FormattedMessage {...messages.makeTitle} />
    case 'waiting':
    case 'cancelling':
      return <FormattedMessage {...messages.waitTitle} />
    case 'own-link':
      return <FormattedMessage {...messages.ownTitle} />
    case 'reading':
    case 'unread':
      return <FormattedMessage {...messages.inviteTitle} />
    case 'invited':
    case 'joining':
      return view.owner ? (
        <FormattedMessage
          {...messages.invitedBy}
          values={{ name: <bdi>{nameOf(view.owner.name)}</bdi> }}
        />
      ) : (
        <FormattedMessage {...messages.inviteTitle} />
      )
    case 'awaiting-owner':
      return (
        <FormattedMessage
          {...messages.ownerAway}
          values={{ name: <bdi>{nameOf(view.owner?.name ?? '')}</bdi> }}
        />
      )
    case 'started':
      return <FormattedMessage {...messages.startedTitle} />
    case 'ended':
      return <FormattedMessage {...endTitleOf(view)} />
    default:
      return view satisfies never
  }
}

function textOf(view: FriendGameView) {
  switch (view.status) {
    case 'ready':
    case 'making':
      return messages.makeText
    case 'waiting':
    case 'cancelling':
      return messages.waitText
    case 'own-link':
      return messages.ownText
    case 'unread':
      return messages.unread
    case 'awaiting-owner':
      return messages.ownerAwayText
    case 'started':
      return messages.startedText
    case 'ended':
      return (view.isOwn ? ownEndMessages : endMessages)[view.end]
    case 'reading':
    case 'invited':
    case 'joining':
      return null
    default:
      return view satisfies never
  }
}

function endTitleOf({ end, isOwn }: Extract<FriendGameView, { readonly status: 'ended' }>) {
  if (isOwn) return messages.ownEndedTitle
  return end === 'unknown' ? messages.wrongTitle : messages.endedTitle
}
