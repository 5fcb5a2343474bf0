import type { Money } from '@kingside/api/facts'
import { useIntl } from 'react-intl'

/** Formats percentages, and amounts of money in the reader’s way. */
export function useMoney() {
  const { formatNumber } = useIntl()
  return {
    money: ({ cents, currency }: Money) =>
      formatNumber(cents / 100, { style: 'currency', currency }),
    percent: (of100: number) => formatNumber(of100 / 100, { style: 'percent' }),
  }
}
