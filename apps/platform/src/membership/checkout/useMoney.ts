import { useIntl } from 'react-intl'

/** Writes prices, which the machine counts in cents, and percentages. */
export function useMoney() {
  const { formatNumber } = useIntl()
  return {
    money: (cents: number) => formatNumber(cents / 100, { style: 'currency', currency: 'EUR' }),
    percent: (of100: number) => formatNumber(of100 / 100, { style: 'percent' }),
  }
}
