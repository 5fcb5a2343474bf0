import { Banner } from '@kingside/design-system/Banner'
import { Text } from '@kingside/design-system/Text'
import type { MembershipCard } from '@kingside/machines/subscription'
import { FormattedMessage, useIntl } from 'react-intl'
import { leadMessages, pastDueMessages } from './Subscription.messages.ts'

/** A sentence about the membership’s state. */
export function MembershipLead({ card }: { readonly card: MembershipCard }) {
  const { formatMessage } = useIntl()
  switch (card.status) {
    case 'renew-failed':
    case 'unpaid':
    case 'invalid-payment':
      return <Banner type="danger" title={formatMessage(pastDueMessages[card.status])} />
    case 'cancelled':
    case 'ended':
      return <LeadText message={leadMessages.over} />
    case 'none':
    case 'renewing':
    case 'ending':
    case 'unsettled':
    case 'gift':
    case 'lifetime':
      return <LeadText message={leadMessages[card.status]} />
    case 'loading':
      return null
    default:
      return card satisfies never
  }
}

function LeadText({
  message,
}: {
  readonly message: (typeof leadMessages)[keyof typeof leadMessages]
}) {
  return (
    <Text as="p" tone="muted">
      <FormattedMessage {...message} />
    </Text>
  )
}
