import { Button } from '@kingside/design-system/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { blockedMessages, messages } from './Rematch.messages.ts'
import type { RematchProps } from './Rematch.view.tsx'

type Props = Omit<RematchProps, 'now' | 'onRemedy'>

/** The most likely action. One button element for all states, so that it keeps the focus. */
export function MainAction({ view, ...on }: Props) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'idle':
      return (
        <Button
          display="block"
          onPress={on.onOffer}
          {...(view.blockedBy !== null && {
            disabledReason: formatMessage(blockedMessages[view.blockedBy]),
          })}
        >
          <FormattedMessage {...messages.offer} />
        </Button>
      )
    case 'offered':
      return (
        <Button display="block" type="secondary" onPress={on.onWithdraw}>
          <FormattedMessage {...messages.withdraw} />
        </Button>
      )
    case 'received':
      return (
        <Button display="block" onPress={on.onAccept}>
          <FormattedMessage {...messages.accept} />
        </Button>
      )
    case 'declining':
      return (
        <Button display="block" disabled>
          <FormattedMessage {...messages.accept} />
        </Button>
      )
    case 'offering':
    case 'starting':
    case 'checking':
    case 'withdrawing':
      return (
        <Button
          display="block"
          type={view.status === 'withdrawing' ? 'secondary' : 'primary'}
          loading
        >
          <FormattedMessage {...messages[view.status]} />
        </Button>
      )
    case 'started':
      return (
        <Button display="block" onPress={() => on.onOpenGame(view.newGameId)}>
          <FormattedMessage {...messages.toGame} />
        </Button>
      )
    default:
      return view satisfies never
  }
}

/** The other action: withdraw or decline the offer, or find another opponent. */
export function SecondAction({ view, ...on }: Props) {
  switch (view.status) {
    case 'idle':
      return (
        <Button display="block" type="secondary" onPress={on.onNewGame}>
          <FormattedMessage {...messages.newGame} />
        </Button>
      )
    case 'received':
      return (
        <Button display="block" type="secondary" onPress={on.onDecline}>
          <FormattedMessage {...messages.decline} />
        </Button>
      )
    case 'declining':
      return (
        <Button display="block" type="secondary" loading>
          <FormattedMessage {...messages.declining} />
        </Button>
      )
    case 'offering':
    case 'offered':
    case 'withdrawing':
    case 'starting':
    case 'checking':
    case 'started':
      return null
    default:
      return view satisfies never
  }
}
