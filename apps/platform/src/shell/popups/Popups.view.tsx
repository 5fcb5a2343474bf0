import { Popup } from '@kingside/design-system/Popup'
import { Stack } from '@kingside/design-system/Stack'
import type { PaymentResult, PopupName, PopupsView } from '@kingside/machines/popups'
import { Fragment, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { PopupContentProps } from '../../platform/page/index.ts'
import { PaymentBanner } from './PaymentBanner.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { messages, titles } from './Popups.messages.ts'
import { useLast } from './useLast.ts'

export interface PopupsProps {
  readonly view: PopupsView
  /** Returns the content of the popup of this name. */
  readonly content: (open: PopupContentProps) => ReactNode
  readonly onClose: () => void
  /** The message about the payment was closed. */
  readonly onPaymentRead: () => void
  /** Goes back to the payment that failed. */
  readonly onPayAgain: () => void
}

/**
 * Shows the popup of the address, and once the result of a payment. Render it once, beside the pages. While a popup is
 * open it contains the payment’s result, because two dialogs would cover each other.
 */
export function Popups({ view, content, onClose, onPaymentRead, onPayAgain }: PopupsProps) {
  const { formatMessage } = useIntl()
  const isOpen = view.status === 'open'
  const shown = useLast(isOpen ? view : null)
  const { payment } = view

  const payAgain = () => {
    onPaymentRead()
    onPayAgain()
  }

  return (
    <>
      {shown && (
        <Popup
          title={formatMessage(titles[shown.popup])}
          closeLabel={formatMessage(messages.close)}
          size={sizes[shown.popup]}
          open={isOpen}
          onOpenChange={() => {
            if (payment) onPaymentRead()
            onClose()
          }}
        >
          <Stack gap={4}>
            {payment && !tellsPayment(shown.popup, payment) && (
              <PaymentBanner payment={payment} onRead={onPaymentRead} onPayAgain={payAgain} />
            )}
            <Fragment key={shown.popup}>
              {content({ popup: shown.popup, params: shown.params })}
            </Fragment>
          </Stack>
        </Popup>
      )}
      <PaymentDialog
        payment={isOpen ? null : payment}
        onRead={onPaymentRead}
        onPayAgain={payAgain}
      />
    </>
  )
}

/** The popups of paid entries and analyses say themselves how the payment went. */
const tellsPayment = (popup: PopupName, { bought }: PaymentResult) =>
  (popup === 'tournament-payment' && bought === 'tournament') ||
  (popup === 'game-analysis' && bought === 'paid-game-analysis')

const sizes = {
  'chessboard-settings': 'wide',
  'sign-in': 'default',
  'sign-in-invite': 'default',
  challenge: 'default',
  registration: 'default',
  confirm: 'default',
  'password-reset': 'default',
  welcome: 'default',
  'upgrade-to-pro': 'wide',
  fide: 'default',
  'tournament-payment': 'default',
  'game-analysis': 'default',
  'confirm-personal-info': 'default',
  'gamification-exchange': 'wide',
  'gamification-notification': 'default',
  'password-change': 'default',
  report: 'default',
  block: 'default',
} as const satisfies Record<PopupName, 'default' | 'wide'>
