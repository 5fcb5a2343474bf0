import { Dialog } from '@kingside/design-system/Dialog'
import { cardCheck } from '@kingside/api/facts'
import { useIntl } from 'react-intl'
import { type CardEntry, type CardFields, CardForm } from '../../account/payment/index.ts'
import { actionMessages, messages } from './Subscription.messages.ts'

export interface CardChangeProps {
  readonly open: boolean
  readonly entry: CardEntry
  readonly onSubmit: (card: CardFields) => void
  readonly onClose: () => void
}

/** Asks for a new card. */
export function CardChange({ open, entry, onSubmit, onClose }: CardChangeProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { cents, currency } = cardCheck
  const title = formatMessage(actionMessages['change-card'])
  return (
    <Dialog
      open={open}
      title={title}
      description={formatMessage(messages.cardText, {
        amount: formatNumber(cents / 100, {
          style: 'currency',
          currency,
          maximumFractionDigits: 0,
        }),
      })}
      closeLabel={formatMessage(messages.close)}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <CardForm
        label={title}
        submitLabel={formatMessage(messages.saveCard)}
        entry={entry}
        onSubmit={onSubmit}
      />
    </Dialog>
  )
}
