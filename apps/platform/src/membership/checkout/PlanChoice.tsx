import { RadioCards } from '@kingside/design-system/RadioCards'
import type { CheckoutView, Plan } from '@kingside/machines/checkout'
import { useIntl } from 'react-intl'
import { useMoney } from '../../account/payment/index.ts'
import { messages, planMessages } from './Checkout.messages.ts'

export interface PlanChoiceProps {
  readonly view: Pick<CheckoutView, 'plan' | 'offers'>
  readonly onPlan: (plan: Plan) => void
}

/** The choice between a year and a month, each with its price. */
export function PlanChoice({ view: { plan, offers }, onPlan }: PlanChoiceProps) {
  const { formatMessage } = useIntl()
  const { money, percent } = useMoney()
  const { perMonthCents, savedPercent, currency } = offers.annual
  const perMonth = money({ cents: perMonthCents, currency })
  return (
    <RadioCards
      label={formatMessage(messages.plan)}
      value={plan}
      onChange={onPlan}
      options={[
        {
          value: 'annual',
          title: formatMessage(planMessages.annual, { price: money(offers.annual) }),
          description:
            savedPercent > 0
              ? formatMessage(messages.saving, { perMonth, percent: percent(savedPercent) })
              : formatMessage(messages.perMonthOnly, { perMonth }),
        },
        {
          value: 'monthly',
          title: formatMessage(planMessages.monthly, { price: money(offers.monthly) }),
          description: formatMessage(messages.anyTime),
        },
      ]}
    />
  )
}
