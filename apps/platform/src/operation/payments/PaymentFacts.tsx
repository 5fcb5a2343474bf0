import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMoney } from '../../account/payment/index.ts'
import { FactList } from '../list/index.ts'
import type { OperatorPayment, OperatorPaymentDetail } from './payments.calls.ts'
import {
  kindMessages,
  messages,
  movementMessages,
  planMessages,
  statusMessages,
} from './payments.messages.ts'

/** What is known of an order, and the money that moved. */
export function PaymentFacts({ order }: { readonly order: OperatorPaymentDetail }) {
  const { formatMessage, formatDate } = useIntl()
  const { money } = useMoney()
  const moment = (at: string) => formatDate(at, { dateStyle: 'long', timeStyle: 'short' })
  const person = (who: OperatorPayment['payer']) =>
    who
      ? [who.name || who.uid, who.email].filter(Boolean).join(', ')
      : formatMessage(messages.guest)
  return (
    <Stack gap={4}>
      <FactList
        facts={[
          [formatMessage(messages.order), order.id],
          [
            formatMessage(messages.what),
            [
              formatMessage(kindMessages[order.kind]),
              order.plan && formatMessage(planMessages[order.plan]),
              order.tournament,
            ]
              .filter(Boolean)
              .join(', '),
          ],
          [formatMessage(messages.status), formatMessage(statusMessages[order.status])],
          [formatMessage(messages.amount), money(order.amount)],
          [formatMessage(messages.payer), person(order.payer)],
          [formatMessage(messages.owner), person(order.owner)],
          [formatMessage(messages.giftFor), order.gift_for],
          [formatMessage(messages.coupon), order.coupon],
          [formatMessage(messages.made), moment(order.created_at)],
          [formatMessage(messages.paid), order.paid_at && moment(order.paid_at)],
        ]}
      />
      <Heading level={2} size="s">
        <FormattedMessage {...messages.movements} />
      </Heading>
      {order.movements.length === 0 ? (
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.noMovements} />
        </Text>
      ) : (
        <FactList
          facts={order.movements.map(({ kind, amount, at, ref }) => [
            `${formatMessage(movementMessages[kind])}, ${moment(at)}`,
            `${money(amount)} · ${ref}`,
          ])}
        />
      )}
    </Stack>
  )
}
