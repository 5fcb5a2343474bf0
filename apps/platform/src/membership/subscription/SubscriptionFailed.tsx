import { Banner } from '@kingside/design-system/Banner'
import { LinkButton } from '@kingside/design-system/LinkButton'
import type { SubscriptionFailure } from '@kingside/machines/subscription'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDay } from '../../account/payment/index.ts'
import { failureMessages, messages, subscribeManuallyAfter } from './Subscription.messages.ts'

export interface SubscriptionFailedProps {
  readonly failure: SubscriptionFailure
  readonly onSupport: () => void
}

/** What failed. The button to try again is on the card. */
export function SubscriptionFailed({ failure, onSupport }: SubscriptionFailedProps) {
  const { formatMessage } = useIntl()
  const day = useDay()
  switch (failure.code) {
    case 'subscribe_manually_after':
      return (
        <Banner
          type="warning"
          title={
            failure.date === null
              ? formatMessage(failureMessages.subscribe_manually_after)
              : formatMessage(subscribeManuallyAfter, { date: day(failure.date) })
          }
        />
      )
    case 'cancel_refused':
      return (
        <Banner
          type="danger"
          title={formatMessage(failureMessages.cancel_refused)}
          action={
            <LinkButton href="/support" size="s" type="secondary" onPress={onSupport}>
              <FormattedMessage {...messages.support} />
            </LinkButton>
          }
        />
      )
    case 'not_confirmed':
      return <Banner type="warning" title={formatMessage(failureMessages.not_confirmed)} />
    case 'server_error':
    case 'portal_unavailable':
    case 'card_refused':
    case 'wallet_refused':
      return <Banner type="danger" title={formatMessage(failureMessages[failure.code])} />
    default:
      return failure satisfies never
  }
}
