import type { PaymentResult } from '@kingside/machines/popups'
import { paymentMessages } from './Popups.messages.ts'

const { paidText } = paymentMessages

/** The result of a payment. It says nothing about the subscription, because an address proves nothing. */
export function paymentWords({ result, bought }: PaymentResult) {
  return result === 'paid'
    ? { title: paymentMessages.paid, text: textOf(bought) }
    : { title: paymentMessages.failed, text: paymentMessages.failedText }
}

function textOf(bought: string) {
  switch (bought) {
    case 'pro-annual':
      return paidText.annual
    case 'pro-monthly':
      return paidText.monthly
    case 'tournament':
      return paidText.tournament
    case 'paid-game-analysis':
      return paidText.analysis
    default:
      return paidText.other
  }
}
