import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import type { SubscriptionView } from '@kingside/machines/subscription'
import { useIntl } from 'react-intl'
import { useDay } from '../../account/payment/index.ts'
import { actionMessages, messages } from './Subscription.messages.ts'

export interface CancelQuestionProps {
  readonly view: SubscriptionView
  /** Called with whether the person confirmed the cancellation. */
  readonly onAnswer: (yes: boolean) => void
}

/** Asks before the membership is cancelled. It stays mounted, so that closing it restores the focus. */
export function CancelQuestion({ view, onAnswer }: CancelQuestionProps) {
  const { formatMessage } = useIntl()
  const day = useDay()
  const endsAt = view.membership?.validTo ?? null
  return (
    <ConfirmDialog
      danger
      open={view.status === 'confirming'}
      title={formatMessage(messages.cancelTitle)}
      message={
        endsAt === null
          ? formatMessage(messages.cancelText)
          : formatMessage(messages.cancelUntil, { date: day(endsAt) })
      }
      yesLabel={formatMessage(actionMessages.cancel)}
      noLabel={formatMessage(messages.keep)}
      onAnswer={onAnswer}
    />
  )
}
