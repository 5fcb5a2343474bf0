import type { Money } from '@kingside/api/facts'
import { useIntl } from 'react-intl'

/** Returns how a price is written, such as `€5.00`. */
export function usePrice() {
  const { formatNumber } = useIntl()
  return ({ cents, currency }: Money): string =>
    formatNumber(cents / 100, { style: 'currency', currency })
}
