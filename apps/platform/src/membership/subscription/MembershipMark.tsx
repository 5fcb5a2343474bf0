import { StatusMark } from '@kingside/design-system/StatusMark'
import type { MembershipCard } from '@kingside/machines/subscription'
import { FormattedMessage } from 'react-intl'
import { useDay } from '../../account/payment/index.ts'
import { markMessages } from './Subscription.messages.ts'

/** The state of the membership, in a word or two. */
export function MembershipMark({ card }: { readonly card: MembershipCard }) {
  const day = useDay()
  switch (card.status) {
    case 'renewing':
    case 'gift':
      return (
        <StatusMark tone="success">
          <FormattedMessage {...markMessages.active} />
        </StatusMark>
      )
    case 'lifetime':
      return (
        <StatusMark tone="success">
          <FormattedMessage {...markMessages.lifetime} />
        </StatusMark>
      )
    case 'ending':
      return (
        <StatusMark tone="warning">
          {card.endsAt === null ? (
            <FormattedMessage {...markMessages.endingSome} />
          ) : (
            <FormattedMessage {...markMessages.ending} values={{ date: day(card.endsAt) }} />
          )}
        </StatusMark>
      )
    case 'unsettled':
      return (
        <StatusMark tone="warning">
          <FormattedMessage {...markMessages.unsettled} />
        </StatusMark>
      )
    case 'renew-failed':
    case 'unpaid':
    case 'invalid-payment':
      return (
        <StatusMark tone="danger">
          <FormattedMessage {...markMessages.pastDue} />
        </StatusMark>
      )
    case 'cancelled':
      return (
        <StatusMark hollow>
          {card.cancelledAt === null ? (
            <FormattedMessage {...markMessages.cancelledSome} />
          ) : (
            <FormattedMessage
              {...markMessages.cancelled}
              values={{ date: day(card.cancelledAt) }}
            />
          )}
        </StatusMark>
      )
    case 'ended':
      return (
        <StatusMark hollow>
          {card.endedAt === null ? (
            <FormattedMessage {...markMessages.endedSome} />
          ) : (
            <FormattedMessage {...markMessages.ended} values={{ date: day(card.endedAt) }} />
          )}
        </StatusMark>
      )
    case 'loading':
    case 'none':
      return null
    default:
      return card satisfies never
  }
}
