import type { PaymentResult } from '@kingside/machines/popups'
import { paymentMessages } from './Popups.messages.ts'

/** The result of a payment. It says nothing about the subscription, because an address proves nothing. */
export function paymentWords({ paid, plan }: PaymentResult) {
  return paid
    ? { title: paymentMessages.paid, text: paymentMessages.paidText[plan] }
    : { title: paymentMessages.failed, text: paymentMessages.failedText }
}
