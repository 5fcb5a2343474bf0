import { Grid } from '@kingside/design-system/Grid'
import { Stat } from '@kingside/design-system/Stat'
import type { Membership, MembershipCard } from '@kingside/machines/subscription'
import { useIntl } from 'react-intl'
import { useDay } from '../../account/payment/index.ts'
import { messages } from './Subscription.messages.ts'

export interface MembershipFactsProps {
  readonly card: MembershipCard
  readonly membership: Membership
}

/** The plan, the payment, and the next important date. */
export function MembershipFacts({ card, membership }: MembershipFactsProps) {
  const { formatMessage } = useIntl()
  const day = useDay()
  const { kind, period, method, freeMonths } = membership
  const next = nextDayOf(card)
  return (
    <Grid column="s" gap={4}>
      <Stat
        size="s"
        label={formatMessage(messages.period)}
        value={formatMessage(messages[period])}
      />
      {kind !== 'gift' && (
        <Stat
          size="s"
          label={formatMessage(messages.payment)}
          value={formatMessage(messages[method])}
        />
      )}
      {next && next.time !== null && (
        <Stat size="s" label={formatMessage(next.label)} value={day(next.time)} />
      )}
      {freeMonths > 0 && (
        <Stat
          size="s"
          label={formatMessage(messages.freeMonths)}
          value={formatMessage(messages.freeMonthsCount, { count: freeMonths })}
          note={formatMessage(messages.freeMonthsNote)}
        />
      )}
    </Grid>
  )
}

/** The date on which something happens by itself; null where nothing does, or the mark shows it. */
function nextDayOf(card: MembershipCard) {
  switch (card.status) {
    case 'renewing':
      return { label: messages.renewsOn, time: card.renewsAt }
    case 'gift':
      return { label: messages.endsOn, time: card.endsAt }
    case 'renew-failed':
    case 'unpaid':
    case 'invalid-payment':
      return { label: messages.paidUntil, time: card.endsAt }
    case 'loading':
    case 'none':
    case 'ending':
    case 'unsettled':
    case 'lifetime':
    case 'cancelled':
    case 'ended':
      return null
    default:
      return card satisfies never
  }
}
