import type { PriceId } from '@kingside/machines/registration'
import { useIntl } from 'react-intl'
import { messages } from './Registration.messages.ts'

/** What Pro costs. */
export interface ProPrices {
  readonly cents: Readonly<Record<PriceId, number>>
  /** Such as `EUR`. */
  readonly currency: string
}

const monthsInYear = 12

/** The prices as text: a year also with its price per month and its saving. */
export function usePriceTexts({ cents, currency }: ProPrices) {
  const { formatMessage, formatNumber } = useIntl()
  const money = (amount: number) => formatNumber(amount / 100, { style: 'currency', currency })
  const year = cents['pro-annual']
  const month = cents['pro-monthly']
  return {
    annual: formatMessage(messages.annualText, {
      monthly: money(year / monthsInYear),
      total: money(year),
      percent: formatNumber(1 - year / (month * monthsInYear), { style: 'percent' }),
    }),
    monthly: formatMessage(messages.monthlyText, { price: money(month) }),
  }
}
