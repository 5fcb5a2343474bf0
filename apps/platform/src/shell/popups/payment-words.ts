import type { PaymentResult } from '@kingside/machines/popups'
import { paymentMessages } from './Popups.messages.ts'

/** What a payment came to. The subscription itself is the profile’s matter: an address proves nothing. */
export function paymentWords({ paid, plan }: PaymentResult) {
  return paid
    ? { title: paymentMessages.paid, text: paymentMessages.paidText[plan] }
    : { title: paymentMessages.failed, text: paymentMessages.failedText }
}
