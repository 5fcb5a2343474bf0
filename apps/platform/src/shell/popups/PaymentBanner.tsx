import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { PaymentResult } from '@kingside/machines/popups'
import { FormattedMessage, useIntl } from 'react-intl'
import { paymentWords } from './payment-words.ts'
import { paymentMessages } from './Popups.messages.ts'

export interface PaymentBannerProps {
  readonly payment: PaymentResult
  readonly onRead: () => void
  readonly onPayAgain: () => void
}

/** The result of a payment, in the popup that is open. */
export function PaymentBanner({ payment, onRead, onPayAgain }: PaymentBannerProps) {
  const { formatMessage } = useIntl()
  const { title, text } = paymentWords(payment)
  const isPaid = payment.result === 'paid'
  return (
    <Banner
      type={isPaid ? 'success' : 'warning'}
      title={formatMessage(title)}
      action={
        <Button size="s" type="secondary" onPress={isPaid ? onRead : onPayAgain}>
          <FormattedMessage {...(isPaid ? paymentMessages.read : paymentMessages.payAgain)} />
        </Button>
      }
    >
      <FormattedMessage {...text} />
    </Banner>
  )
}
