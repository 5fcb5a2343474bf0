import type { PriceId } from '@kingside/api/facts'
import { defineMessage, type MessageValue } from 'react-intl'
import type { Payment } from './payment.types.ts'

export const messages = {
  title: defineMessage({
    id: 'payments.title',
    defaultMessage: 'Payments',
    description: 'Heading on the membership page, above the list of what was paid for.',
  }),
  receipts: defineMessage({
    id: 'payments.receipts',
    defaultMessage: 'Open receipts',
    description: 'Button that leads to the payment provider’s page with the receipts.',
  }),
  receiptsFailed: defineMessage({
    id: 'payments.receipts.failed',
    defaultMessage: 'Couldn’t open the receipts. Try again.',
    description: 'Below the button that leads to the receipts.',
  }),
  what: defineMessage({
    id: 'payments.column.what',
    defaultMessage: 'Paid for',
    description: 'Header of a column in the list of payments: Pro, a gift, a tournament.',
  }),
  day: defineMessage({
    id: 'payments.column.day',
    defaultMessage: 'Date',
    description: 'Header of a column in the list of payments.',
  }),
  status: defineMessage({
    id: 'payments.column.status',
    defaultMessage: 'Status',
    description: 'Header of a column in the list of payments: paid or refunded.',
  }),
  amount: defineMessage({
    id: 'payments.column.amount',
    defaultMessage: 'Amount',
    description: 'Header of a column in the list of payments: a sum of money.',
  }),
  none: defineMessage({
    id: 'payments.none',
    defaultMessage: 'No payments yet. What you buy on Kingside appears here.',
    description: 'In place of the list of payments. Kingside is the name of the site.',
  }),
  loading: defineMessage({
    id: 'payments.loading',
    defaultMessage: 'Loading your payments…',
    description: 'Read by screen readers while the list of payments loads.',
  }),
  failed: defineMessage({
    id: 'payments.failed',
    defaultMessage: 'Couldn’t load your payments',
    description: 'Title in place of the list of payments.',
  }),
  failedHint: defineMessage({
    id: 'payments.failed.hint',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below the title, in place of the list of payments.',
  }),
  retry: defineMessage({
    id: 'payments.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the list of payments again.',
  }),
}

export const paymentStatuses = {
  paid: defineMessage({
    id: 'payments.status.paid',
    defaultMessage: 'Paid',
    description: 'Status of a payment in the list.',
  }),
  refunding: defineMessage({
    id: 'payments.status.refunding',
    defaultMessage: 'Refund on its way',
    description: 'Status of a payment in the list: the money is being given back.',
  }),
  refunded: defineMessage({
    id: 'payments.status.refunded',
    defaultMessage: 'Refunded',
    description: 'Status of a payment in the list: the money was given back.',
  }),
} as const satisfies Record<Payment['status'], unknown>

export const paidFor = {
  plan: {
    'pro-annual': defineMessage({
      id: 'payments.for.annual',
      defaultMessage: 'Pro for a year',
      description: 'What was paid for, in the list of payments. Pro is a name.',
    }),
    'pro-monthly': defineMessage({
      id: 'payments.for.monthly',
      defaultMessage: 'Pro for a month',
      description: 'What was paid for, in the list of payments. Pro is a name.',
    }),
  } satisfies Record<PriceId, unknown>,
  gift: {
    'pro-annual': defineMessage({
      id: 'payments.for.giftAnnual',
      defaultMessage: 'Gift: Pro for a year',
      description: 'What was paid for, in the list of payments. Pro is a name.',
    }),
    'pro-monthly': defineMessage({
      id: 'payments.for.giftMonthly',
      defaultMessage: 'Gift: Pro for a month',
      description: 'What was paid for, in the list of payments. Pro is a name.',
    }),
  } satisfies Record<PriceId, unknown>,
  tournament: defineMessage<{ readonly name: MessageValue }>({
    id: 'payments.for.tournament',
    defaultMessage: 'Entry: {name}',
    description: 'What was paid for, in the list of payments. {name} is a tournament.',
  }),
  analysis: defineMessage({
    id: 'payments.for.analysis',
    defaultMessage: 'Grandmaster’s analysis',
    description: 'What was paid for, in the list of payments.',
  }),
}
