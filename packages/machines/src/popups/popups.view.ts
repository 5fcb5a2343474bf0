import type { SnapshotFrom } from 'xstate'
import type { popupsMachine } from './popups.machine.ts'
import { paramsOf, popupOf } from './popups.query.ts'
import type { PaymentResult, PopupName, PopupParams } from './popups.types.ts'

/** Which popup is open, and the result of a payment (until `payment.read`). */
export type PopupsView = { readonly payment: PaymentResult | null } & (
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly popup: PopupName; readonly params: PopupParams }
)

/** The machine's snapshot as the page sees it. */
export function selectPopupsView({
  value,
  context,
}: SnapshotFrom<typeof popupsMachine>): PopupsView {
  const { query } = context
  // Who left the payment knows it: the page says what to do next, and no dialog is needed.
  const isQuiet = context.paymentShown || context.payment?.result === 'aborted'
  const payment = isQuiet ? null : context.payment
  const popup = popupOf(query)
  switch (value) {
    case 'opening':
    case 'open':
    // A popup stays open while the payment's parameters are removed from the address.
    case 'stripping':
      return popup === null
        ? { status: 'closed', payment }
        : { status: 'open', popup, params: paramsOf(query), payment }
    case 'deciding':
    case 'closed':
    case 'closing':
      return { status: 'closed', payment }
    default:
      return value satisfies never
  }
}
