import type { Plan } from '@kingside/machines/checkout'
import { defineMessage, type MessageValue } from 'react-intl'

export const summaryMessages = {
  name: defineMessage({
    id: 'planSummary.name',
    defaultMessage: 'Pro',
    description: 'Name of the paid plan; it is not translated.',
  }),
  gift: defineMessage<{ readonly email: MessageValue }>({
    id: 'planSummary.gift',
    defaultMessage: 'A gift for {email}',
    description: 'Below the name of the plan. {email} is whom it is for.',
  }),
  perMonth: defineMessage<{ readonly perMonth: MessageValue }>({
    id: 'planSummary.perMonth',
    defaultMessage: '{perMonth} a month, billed once a year',
    description: 'Below the price of a year: what a month comes to.',
  }),
  insteadOf: defineMessage({
    id: 'planSummary.insteadOf',
    defaultMessage: 'Instead of',
    description: 'Said by screen readers before the price without the promo code.',
  }),
  coupon: defineMessage<{ readonly code: MessageValue; readonly percent: MessageValue }>({
    id: 'planSummary.coupon',
    defaultMessage: '{percent} off with {code}',
    description: 'Beside the price: {percent} is such as 20%, {code} the promo code.',
  }),
  saving: defineMessage<{ readonly percent: MessageValue }>({
    id: 'planSummary.saving',
    defaultMessage: 'Save {percent}',
    description: 'Beside the price of a year: how much less than twelve months; such as 30%.',
  }),
  giftNote: defineMessage({
    id: 'planSummary.note.gift',
    defaultMessage: 'A gift doesn’t renew. You won’t be charged.',
    description: 'Below what the plan holds.',
  }),
}

export const periodMessages = {
  annual: defineMessage({
    id: 'planSummary.period.annual',
    defaultMessage: 'a year',
    description: 'Behind the price of a year.',
  }),
  monthly: defineMessage({
    id: 'planSummary.period.monthly',
    defaultMessage: 'a month',
    description: 'Behind the price of a month.',
  }),
} as const satisfies Record<Plan, unknown>

export const renewalMessages = {
  annual: defineMessage({
    id: 'planSummary.note.annual',
    defaultMessage: 'Renews every year. Cancel any time.',
    description: 'Below what the plan holds.',
  }),
  monthly: defineMessage({
    id: 'planSummary.note.monthly',
    defaultMessage: 'Renews every month. Cancel any time.',
    description: 'Below what the plan holds.',
  }),
} as const satisfies Record<Plan, unknown>

/** The features of the plan, the most wanted first. */
export const proFeatures = [
  defineMessage({
    id: 'planSummary.feature.rating',
    defaultMessage: 'FIDE ID and official FOA rating',
    description: 'What Pro holds. FIDE ID and FOA are names.',
  }),
  defineMessage({
    id: 'planSummary.feature.titles',
    defaultMessage: 'Titles with certificates',
    description: 'What Pro holds.',
  }),
  defineMessage({
    id: 'planSummary.feature.training',
    defaultMessage: 'Unlimited puzzles and game analysis',
    description: 'What Pro holds.',
  }),
  defineMessage({
    id: 'planSummary.feature.archive',
    defaultMessage: 'Game archive with PGN download',
    description: 'What Pro holds. PGN is the name of a file format.',
  }),
  defineMessage({
    id: 'planSummary.feature.masterclass',
    defaultMessage: 'Masterclasses, and a monthly Q&A with a grandmaster',
    description: 'What Pro holds.',
  }),
  defineMessage({
    id: 'planSummary.feature.skins',
    defaultMessage: 'Ten board themes',
    description: 'What Pro holds.',
  }),
] as const

/** The last line of what Pro includes. */
export const shopDiscountMessage = defineMessage<{ readonly percent: MessageValue }>({
  id: 'planSummary.feature.discount',
  defaultMessage: '{percent} off in the shop',
  description:
    'What Pro includes, in the list of the plan. {percent} is a formatted share, like 10%.',
})
