import { Badge } from '@kingside/design-system/Badge'
import { PriceCard } from '@kingside/design-system/PriceCard'
import type { CheckoutView } from '@kingside/machines/checkout'
import { useIntl } from 'react-intl'
import { useMoney } from '../../account/payment/index.ts'
import { periodMessages, renewalMessages, summaryMessages } from './PlanSummary.messages.ts'
import { useProFeatures } from './useProFeatures.ts'

export interface PlanSummaryProps {
  readonly view: Pick<CheckoutView, 'plan' | 'price' | 'coupon' | 'giftFor'>
}

/** The plan, and its price with the promo code. */
export function PlanSummary({ view: { plan, price, coupon, giftFor } }: PlanSummaryProps) {
  const { formatMessage } = useIntl()
  const { money, percent } = useMoney()
  const features = useProFeatures()
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
      price={money(price)}
      period={formatMessage(periodMessages[plan])}
      billing={
        plan === 'annual'
          ? formatMessage(summaryMessages.perMonth, {
              perMonth: money({ ...price, cents: price.perMonthCents }),
            })
          : undefined
      }
      fullPrice={
        coupon
          ? {
              text: money({ ...price, cents: price.fullCents }),
              label: formatMessage(summaryMessages.insteadOf),
            }
          : undefined
      }
      saving={coupon || price.savedPercent > 0 ? <Badge tone="success">{saving}</Badge> : undefined}
      features={features.map((text) => ({ text }))}
      note={formatMessage(giftFor === null ? renewalMessages[plan] : summaryMessages.giftNote)}
    />
  )
}
