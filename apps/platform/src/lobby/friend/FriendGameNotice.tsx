import { Banner } from '@kingside/design-system/Banner'
import type { FriendGameView } from '@kingside/machines/friend-game'
import type { GameRefusalCode } from '@kingside/machines/game-finder'
import { FormattedMessage, useIntl } from 'react-intl'
import { PressRefusal } from '../../chess/terms/index.ts'
import type { FriendGameProps } from './FriendGame.view.tsx'
import { messages } from './FriendGame.messages.ts'

type Props = Pick<FriendGameProps, 'view' | 'onRemedy'>

/** The error of the last press, of copying, or of the connection. */
export function FriendGameNotice({ view, onRemedy }: Props) {
  const { formatMessage } = useIntl()
  return (
    <>
      {view.status === 'waiting' && !view.isConnected && (
        <Banner type="warning" title={formatMessage(messages.connectionLost)}>
          <FormattedMessage {...messages.connectionLostText} />
        </Banner>
      )}
      {view.status === 'waiting' && view.copy === 'failed' && (
        <Banner type="warning" title={formatMessage(messages.copyFailed)} />
      )}
      <PressRefusal of="invite" refusal={refusalOf(view)} onRemedy={onRemedy} />
    </>
  )
}

function refusalOf(view: FriendGameView) {
  switch (view.status) {
    case 'ready':
    case 'waiting':
    case 'unread':
    case 'invited':
      return view.refusal
    case 'ended':
      return view.refusal && toldByTheEnd.has(view.refusal.code) ? null : view.refusal
    case 'making':
    case 'cancelling':
    case 'reading':
    case 'own-link':
    case 'joining':
    case 'awaiting-owner':
    case 'started':
      return null
    default:
      return view satisfies never
  }
}

/** The codes of an ended link, which the head of the card already explains. */
const toldByTheEnd: ReadonlySet<GameRefusalCode> = new Set([
  'invalid_invite_code',
  'challenge_not_found',
  'invite_canceled',
])
