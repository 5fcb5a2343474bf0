import type { BenefitKind, RewardKind } from '@kingside/api/facts'
import { useIntl } from 'react-intl'
import { messages } from './words.messages.ts'

interface Named {
  readonly kind: RewardKind | BenefitKind
  readonly amount: number | null
}

/** Returns what a reward, a benefit or an item is called. */
export function useRewardWords(): (reward: Named) => string {
  const { formatMessage } = useIntl()
  return ({ kind, amount }) => {
    switch (kind) {
      case 'COINS':
        return formatMessage(messages.coins, { amount: amount ?? 0 })
      case 'POSTCARD':
        return formatMessage(messages.postcard)
      case 'PRO_SUBSCRIPTION':
        return formatMessage(messages.proMonths, { amount: amount ?? 1 })
      case 'SHOP_PROMO_CODE':
        return formatMessage(messages.shopCode)
      case 'EXTRA_PUZZLES':
        return formatMessage(messages.puzzles, { amount: amount ?? 0 })
      default:
        return kind satisfies never
    }
  }
}
