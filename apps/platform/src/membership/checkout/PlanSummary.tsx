import { Badge } from '@kingside/design-system/Badge'
import { PriceCard } from '@kingside/design-system/PriceCard'
import type { CheckoutView } from '@kingside/machines/checkout'
import { useIntl } from 'react-intl'
import {
  periodMessages,
  proFeatures,
  renewalMessages,
  shopDiscountMessage,
  summaryMessages,
} from './PlanSummary.messages.ts'
import { useMoney } from './useMoney.ts'

/** What Pro takes off the prices of the shop. */
const shopDiscountPercent = 10

export interface PlanSummaryProps {
  readonly view: Pick<CheckoutView, 'plan' | 'price' | 'coupon' | 'giftFor'>
}

/** The plan, and its price with the promo code. */
export function PlanSummary({ view: { plan, price, coupon, giftFor } }: PlanSummaryProps) {
  const { formatMessage } = useIntl()
  const { money, percent } = useMoney()
  const saving = coupon
    ? formatMessage(summaryMessages.coupon, {
        percent: percent(coupon.percentOff),
        code: coupon.code,
      })
    : formatMessage(summaryMessages.saving, { percent: percent(price.savedPercent) })
  return (
    <PriceCard
      headingLevel={2}
      name={formatMessage(summaryMessages.name)}
      description={
        giftFor === null ? undefined : formatMessage(summaryMessages.gift, { email: giftFor })
      }
      price={money(price.cents)}
      period={formatMessage(periodMessages[plan])}
      billing={
        plan === 'annual'
          ? formatMessage(summaryMessages.perMonth, { perMonth: money(price.perMonthCents) })
          : undefined
      }
      fullPrice={
        coupon
          ? { text: money(price.fullCents), label: formatMessage(summaryMessages.insteadOf) }
          : undefined
      }
      saving={coupon || price.savedPercent > 0 ? <Badge tone="success">{saving}</Badge> : undefined}
      features={[
        ...proFeatures.map((feature) => formatMessage(feature)),
        formatMessage(shopDiscountMessage, { percent: percent(shopDiscountPercent) }),
      ].map((text) => ({ text }))}
      note={formatMessage(giftFor === null ? renewalMessages[plan] : summaryMessages.giftNote)}
    />
  )
}
