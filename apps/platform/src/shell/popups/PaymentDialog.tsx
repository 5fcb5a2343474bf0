import { AlertDialog } from '@kingside/design-system/AlertDialog'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import type { PaymentResult } from '@kingside/machines/popups'
import { useIntl } from 'react-intl'
import { paymentWords } from './payment-words.ts'
import { paymentMessages } from './Popups.messages.ts'
import { useLast } from './useLast.ts'

export interface PaymentDialogProps {
  /** Null after the reader has closed it. */
  readonly payment: PaymentResult | null
  readonly onRead: () => void
  readonly onPayAgain: () => void
}

/** The result of a payment, over the page. */
export function PaymentDialog({ payment, onRead, onPayAgain }: PaymentDialogProps) {
  const { formatMessage } = useIntl()
  const shown = useLast(payment)
  if (!shown) return null
  const { title, text } = paymentWords(shown)
  const shared = {
    title: formatMessage(title),
    message: formatMessage(text),
    open: payment !== null,
  }
  return shown.result === 'paid' ? (
    <AlertDialog {...shared} okLabel={formatMessage(paymentMessages.read)} onClose={onRead} />
  ) : (
    <ConfirmDialog
      {...shared}
      yesLabel={formatMessage(paymentMessages.payAgain)}
      noLabel={formatMessage(paymentMessages.notNow)}
      onAnswer={(yes) => (yes ? onPayAgain() : onRead())}
    />
  )
}
