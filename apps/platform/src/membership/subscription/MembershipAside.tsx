import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Spinner } from '@kingside/design-system/Spinner'
import { Text } from '@kingside/design-system/Text'
import type { MembershipCard, SubscriptionView } from '@kingside/machines/subscription'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDay } from '../../account/payment/index.ts'
import { busyMessages, messages } from './Subscription.messages.ts'

export interface MembershipAsideProps {
  readonly view: SubscriptionView
  readonly onPortalReturn: () => void
  readonly card: MembershipCard
  /** Whether a button already shows the running call. */
  readonly isShown: boolean
}

/** The running call; otherwise the date from which the wallet may be used. */
export function MembershipAside({ view, card, isShown, onPortalReturn }: MembershipAsideProps) {
  const { formatMessage } = useIntl()
  const day = useDay()
  if (view.status === 'busy') {
    const { doing } = view
    return (
      <Inline gap={3}>
        {!isShown && <Spinner size={16} label={formatMessage(busyMessages[doing])} />}
        <div role="status" aria-hidden={!isShown}>
          <Text size="s" tone="muted">
            <FormattedMessage {...busyMessages[doing]} />
          </Text>
        </div>
        {doing === 'confirming-change' && (
          <Text size="s" tone="muted">
            <FormattedMessage {...messages.confirmingHint} />
          </Text>
        )}
        {doing === 'at-portal' && (
          <Button size="s" type="secondary" onPress={onPortalReturn}>
            <FormattedMessage {...messages.portalReturn} />
          </Button>
        )}
      </Inline>
    )
  }
  if (card.status !== 'renewing' || card.wallet.may || card.wallet.opensAt === null) return null
  return (
    <Text as="p" size="s" tone="muted">
      <FormattedMessage {...messages.walletFrom} values={{ date: day(card.wallet.opensAt) }} />
    </Text>
  )
}
