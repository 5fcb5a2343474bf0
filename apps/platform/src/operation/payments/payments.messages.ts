import type { LedgerKind, OrderKind, OrderStatus } from '@kingside/api/facts'
import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'operation.payments',
    defaultMessage: 'Payments',
    description: 'Names the list of payments on the operators’ pages.',
  }),
  search: defineMessage({
    id: 'operation.payments.search',
    defaultMessage: 'Email or order number',
    description: 'Field that finds payments.',
  }),
  what: defineMessage({
    id: 'operation.payments.what',
    defaultMessage: 'Bought',
    description: 'Column, filter and fact: what an order is for.',
  }),
  status: defineMessage({
    id: 'operation.payments.status',
    defaultMessage: 'Status',
    description: 'Column, filter and fact: how an order stands.',
  }),
  amount: defineMessage({
    id: 'operation.payments.amount',
    defaultMessage: 'Amount',
    description: 'Column and fact: how much money.',
  }),
  payer: defineMessage({
    id: 'operation.payments.payer',
    defaultMessage: 'Payer',
    description: 'Column and fact: who pays.',
  }),
  owner: defineMessage({
    id: 'operation.payments.owner',
    defaultMessage: 'For',
    description: 'Fact: who gets what was paid for.',
  }),
  guest: defineMessage({
    id: 'operation.payments.guest',
    defaultMessage: 'Without an account',
    description: 'In place of a person who has no account.',
  }),
  made: defineMessage({
    id: 'operation.payments.made',
    defaultMessage: 'Ordered',
    description: 'Column and fact: when.',
  }),
  paid: defineMessage({
    id: 'operation.payments.paid',
    defaultMessage: 'Paid on',
    description: 'Fact: when an order was paid for.',
  }),
  order: defineMessage({
    id: 'operation.payments.order',
    defaultMessage: 'Order number',
    description: 'Fact: the id of an order.',
  }),
  coupon: defineMessage({
    id: 'operation.payments.coupon',
    defaultMessage: 'Promo code',
    description: 'Fact: the promo code that was used.',
  }),
  giftFor: defineMessage({
    id: 'operation.payments.giftFor',
    defaultMessage: 'Gift for',
    description: 'Fact: the address that a gift was sent to.',
  }),
  empty: defineMessage({
    id: 'operation.payments.empty',
    defaultMessage: 'No payments yet',
    description: 'Title of the empty list of payments.',
  }),
  emptyText: defineMessage({
    id: 'operation.payments.empty.text',
    defaultMessage: 'What members buy appears here.',
    description: 'Below “No payments yet”.',
  }),
  back: defineMessage({
    id: 'operation.payments.back',
    defaultMessage: 'All payments',
    description: 'Link from a payment back to the list.',
  }),
  movements: defineMessage({
    id: 'operation.payments.movements',
    defaultMessage: 'Money moved',
    description: 'Heading of the movements of money of an order. Nobody can change them.',
  }),
  noMovements: defineMessage({
    id: 'operation.payments.movements.none',
    defaultMessage: 'No money has moved.',
    description: 'In place of the movements of money.',
  }),
  acts: defineMessage({
    id: 'operation.payments.acts',
    defaultMessage: 'What operators did',
    description: 'Heading of what operators did about an order.',
  }),
  refund: defineMessage({
    id: 'operation.payments.refund',
    defaultMessage: 'Refund payment',
    description: 'Button that opens the question, and of the question: the money goes back.',
  }),
  refundTitle: defineMessage({
    id: 'operation.payments.refund.title',
    defaultMessage: 'Give the money back?',
    description: 'Title of the question before a refund.',
  }),
  close: defineMessage({
    id: 'operation.payments.close',
    defaultMessage: 'Close',
    description: 'Closes the question before a refund.',
  }),
  waiting: defineMessage({
    id: 'operation.payments.refund.waiting',
    defaultMessage: 'The refund is on its way',
    description: 'Title: the provider has not confirmed the refund yet.',
  }),
  failing: defineMessage<{ readonly error: MessageValue }>({
    id: 'operation.payments.refund.failing',
    defaultMessage: 'The provider didn’t answer. We’ll keep trying: {error}',
    description: 'Below “The refund is on its way”. {error} is the provider’s text.',
  }),
  failed: defineMessage({
    id: 'operation.payments.failed',
    defaultMessage: 'Couldn’t load the payment',
    description: 'In place of a payment.',
  }),
  unknown: defineMessage({
    id: 'operation.payments.unknown',
    defaultMessage: 'Payment not found',
    description: 'In place of a payment whose number is unknown.',
  }),
}

/** What ends when the money of an order goes back. */
export const endMessages = {
  plan: defineMessage({
    id: 'operation.payments.ends.plan',
    defaultMessage: 'Pro ends as soon as the provider confirms. Games stay.',
    description: 'Below “Give the money back?”: what ends then.',
  }),
  gift: defineMessage({
    id: 'operation.payments.ends.gift',
    defaultMessage: 'The gift can no longer be used; Pro from it ends.',
    description: 'Below “Give the money back?”: what ends then.',
  }),
  tournament: defineMessage({
    id: 'operation.payments.ends.tournament',
    defaultMessage: 'The seat is freed if the tournament hasn’t started.',
    description: 'Below “Give the money back?”: what ends then.',
  }),
  analysis: defineMessage({
    id: 'operation.payments.ends.analysis',
    defaultMessage: 'The analysis won’t be made.',
    description: 'Below “Give the money back?”: what ends then.',
  }),
} as const satisfies Record<OrderKind, unknown>

/** What an order is for. */
export const planMessages = {
  'pro-annual': defineMessage({
    id: 'operation.payments.plan.annual',
    defaultMessage: 'for a year',
    description: 'Behind “Pro” or “Gift”: how long it was bought for.',
  }),
  'pro-monthly': defineMessage({
    id: 'operation.payments.plan.monthly',
    defaultMessage: 'for a month',
    description: 'Behind “Pro” or “Gift”: how long it was bought for.',
  }),
}

export const kindMessages = {
  plan: defineMessage({
    id: 'operation.payments.kind.plan',
    defaultMessage: 'Pro',
    description: 'What an order is for.',
  }),
  gift: defineMessage({
    id: 'operation.payments.kind.gift',
    defaultMessage: 'Gift',
    description: 'What an order is for.',
  }),
  tournament: defineMessage({
    id: 'operation.payments.kind.tournament',
    defaultMessage: 'Tournament entry',
    description: 'What an order is for.',
  }),
  analysis: defineMessage({
    id: 'operation.payments.kind.analysis',
    defaultMessage: 'Grandmaster’s analysis',
    description: 'What an order is for.',
  }),
} as const satisfies Record<OrderKind, unknown>

/** How an order stands. */
export const statusMessages = {
  open: defineMessage({
    id: 'operation.payments.is.open',
    defaultMessage: 'Not paid',
    description: 'How an order stands.',
  }),
  paid: defineMessage({
    id: 'operation.payments.is.paid',
    defaultMessage: 'Paid',
    description: 'How an order stands.',
  }),
  refunding: defineMessage({
    id: 'operation.payments.is.refunding',
    defaultMessage: 'Refund on its way',
    description: 'How an order stands.',
  }),
  refunded: defineMessage({
    id: 'operation.payments.is.refunded',
    defaultMessage: 'Refunded',
    description: 'How an order stands.',
  }),
  failed: defineMessage({
    id: 'operation.payments.is.failed',
    defaultMessage: 'Declined',
    description: 'How an order stands.',
  }),
  expired: defineMessage({
    id: 'operation.payments.is.expired',
    defaultMessage: 'Given up',
    description: 'How an order stands.',
  }),
} as const satisfies Record<OrderStatus, unknown>

/** Movements of money. */
export const movementMessages = {
  payment: defineMessage({
    id: 'operation.payments.movement.payment',
    defaultMessage: 'Payment',
    description: 'A movement of money.',
  }),
  refund: defineMessage({
    id: 'operation.payments.movement.refund',
    defaultMessage: 'Refund',
    description: 'A movement of money.',
  }),
  chargeback: defineMessage({
    id: 'operation.payments.movement.chargeback',
    defaultMessage: 'Chargeback',
    description: 'A movement of money.',
  }),
} as const satisfies Record<LedgerKind, unknown>
