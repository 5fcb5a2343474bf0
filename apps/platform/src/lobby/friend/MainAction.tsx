import { Button } from '@kingside/design-system/Button'
import { Check, Copy, Link } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FriendGameProps } from './FriendGame.view.tsx'
import { messages } from './FriendGame.messages.ts'

type Props = Omit<FriendGameProps, 'timeControls' | 'now' | 'addressOf' | 'onTermsChange'>

/** The most likely action: one button element for all states. */
export function MainAction({ view, ...page }: Props) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'ready':
      return (
        <Button icon={<Link aria-hidden="true" />} onPress={page.onMake}>
          <FormattedMessage {...messages.make} />
        </Button>
      )
    case 'making':
      return view.isCancelling ? (
        <Button loading>
          <FormattedMessage {...messages.cancelling} />
        </Button>
      ) : (
        <Button loading onCancel={page.onCancel} cancelLabel={formatMessage(messages.cancelMaking)}>
          <FormattedMessage {...messages.making} />
        </Button>
      )
    case 'waiting':
      return (
        <Button
          icon={view.copy === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          loading={view.copy === 'copying'}
          onPress={page.onCopy}
        >
          <FormattedMessage {...(view.copy === 'copied' ? messages.copied : messages.copy)} />
        </Button>
      )
    case 'cancelling':
      return (
        <Button icon={<Copy aria-hidden="true" />} disabled>
          <FormattedMessage {...messages.copy} />
        </Button>
      )
    case 'own-link':
      return (
        <Button onPress={page.onWait}>
          <FormattedMessage {...messages.wait} />
        </Button>
      )
    case 'reading':
      return (
        <Button loading>
          <FormattedMessage {...messages.reading} />
        </Button>
      )
    case 'unread':
      return (
        <Button onPress={page.onRead}>
          <FormattedMessage {...messages.readAgain} />
        </Button>
      )
    case 'invited':
      return (
        <Button onPress={page.onAccept}>
          <FormattedMessage {...messages.accept} />
        </Button>
      )
    case 'joining':
      return (
        <Button loading>
          <FormattedMessage {...messages.joining} />
        </Button>
      )
    case 'awaiting-owner':
      return (
        <Button loading>
          <FormattedMessage {...messages.waitTitle} />
        </Button>
      )
    case 'started':
      return (
        <Button onPress={() => page.onOpenGame(view.gameId)}>
          <FormattedMessage {...messages.toGame} />
        </Button>
      )
    case 'ended':
      return view.isOwn ? (
        <Button icon={<Link aria-hidden="true" />} onPress={page.onMake}>
          <FormattedMessage {...messages.makeAnother} />
        </Button>
      ) : (
        <Button onPress={() => page.onRemedy('find-opponent')}>
          <FormattedMessage {...messages.findOpponent} />
        </Button>
      )
    default:
      return view satisfies never
  }
}
