import { useIntl } from 'react-intl'
import { useMoney } from '../../account/payment/index.ts'
import { planFacts } from '../plan-facts.ts'
import { proFeatures, shopDiscountMessage } from './PlanSummary.messages.ts'

/** What Pro includes, the most wanted first. */
export function useProFeatures(): readonly string[] {
  const { formatMessage } = useIntl()
  const { percent } = useMoney()
  return [
    ...proFeatures.map((feature) => formatMessage(feature)),
    formatMessage(shopDiscountMessage, { percent: percent(planFacts.shopDiscountPercent) }),
  ]
}
