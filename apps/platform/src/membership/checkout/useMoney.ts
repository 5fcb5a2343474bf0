import { useIntl } from 'react-intl'

/** Formats percentages, and prices in cents. */
export function useMoney() {
  const { formatNumber } = useIntl()
  return {
    money: (cents: number) => formatNumber(cents / 100, { style: 'currency', currency: 'EUR' }),
    percent: (of100: number) => formatNumber(of100 / 100, { style: 'percent' }),
  }
}
