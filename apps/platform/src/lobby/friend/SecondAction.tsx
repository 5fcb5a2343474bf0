import { Button } from '@kingside/design-system/Button'
import { FormattedMessage } from 'react-intl'
import type { FriendGameProps } from './FriendGame.view.tsx'
import { messages } from './FriendGame.messages.ts'

type Props = Pick<FriendGameProps, 'view' | 'onCancel' | 'onLeave' | 'onMake' | 'onRemedy'>

/** The other action: stop waiting, leave the invitation, or continue after a link has ended. */
export function SecondAction({ view, ...page }: Props) {
  switch (view.status) {
    case 'waiting':
      return (
        <Button type="ghost" onPress={page.onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      )
    case 'cancelling':
      return (
        <Button type="ghost" loading>
          <FormattedMessage {...messages.cancelling} />
        </Button>
      )
    case 'invited':
    case 'awaiting-owner':
      return (
        <Button type="ghost" onPress={page.onLeave}>
          <FormattedMessage {...messages.notNow} />
        </Button>
      )
    case 'ended':
      return view.isOwn ? (
        <Button type="secondary" onPress={() => page.onRemedy('find-opponent')}>
          <FormattedMessage {...messages.findOpponent} />
        </Button>
      ) : (
        <Button type="secondary" onPress={page.onMake}>
          <FormattedMessage {...messages.make} />
        </Button>
      )
    case 'ready':
    case 'making':
    case 'own-link':
    case 'reading':
    case 'unread':
    case 'joining':
    case 'started':
      return null
    default:
      return view satisfies never
  }
}
