import type { PriceId } from '@kingside/api/facts'
import { defineMessage } from 'react-intl'
import type { GiftRefusal } from './gift.types.ts'

export const messages = {
  redeem: defineMessage({
    id: 'gift.redeem',
    defaultMessage: 'Use the gift',
    description: 'Button on the membership page: takes the Pro that somebody has given.',
  }),
  text: defineMessage({
    id: 'gift.text',
    defaultMessage: 'It’s added to the Pro you have, if any. There’s nothing to pay or cancel.',
    description: 'Below the title of a gift, on the membership page. Pro is a name.',
  }),
  loading: defineMessage({
    id: 'gift.loading',
    defaultMessage: 'Opening your gift…',
    description: 'On the membership page while the link of a gift is looked up.',
  }),
  unknown: defineMessage({
    id: 'gift.unknown',
    defaultMessage: 'This gift link doesn’t work',
    description: 'Title on the membership page: the link of a gift is not known.',
  }),
  unknownText: defineMessage({
    id: 'gift.unknown.text',
    defaultMessage: 'Check that you’ve opened the whole link from the email.',
    description: 'Below the title about a gift link that is not known.',
  }),
  failed: defineMessage({
    id: 'gift.failed',
    defaultMessage: 'Couldn’t open your gift',
    description: 'Title on the membership page: there was no answer about a gift.',
  }),
  failedText: defineMessage({
    id: 'gift.failed.text',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below the title where there was no answer about a gift.',
  }),
  retry: defineMessage({
    id: 'gift.retry',
    defaultMessage: 'Try again',
    description: 'Button that looks a gift up again.',
  }),
  used: defineMessage({
    id: 'gift.used',
    defaultMessage: 'This gift has been used',
    description: 'Title on the membership page about a gift.',
  }),
  over: defineMessage({
    id: 'gift.over',
    defaultMessage: 'This gift has expired',
    description: 'Title on the membership page about a gift.',
  }),
  taken: defineMessage({
    id: 'gift.taken',
    defaultMessage: 'The gift is yours',
    description: 'Title on the membership page after a gift was taken.',
  }),
}

export const giftTitles = {
  'pro-annual': defineMessage({
    id: 'gift.title.annual',
    defaultMessage: 'Someone gave you a year of Pro',
    description: 'Title on the membership page about a gift. Pro is a name.',
  }),
  'pro-monthly': defineMessage({
    id: 'gift.title.monthly',
    defaultMessage: 'Someone gave you a month of Pro',
    description: 'Title on the membership page about a gift. Pro is a name.',
  }),
} as const satisfies Record<PriceId, unknown>

export const giftRefusalMessages = {
  gift_used: messages.used,
  gift_expired: messages.over,
  gift_own: defineMessage({
    id: 'gift.refusal.own',
    defaultMessage: 'You bought this gift for someone else. Send them the link.',
    description: 'Below a gift: who has bought it can’t use it.',
  }),
  failed: defineMessage({
    id: 'gift.refusal.failed',
    defaultMessage: 'Couldn’t use the gift. Try again.',
    description: 'Below a gift that could not be taken.',
  }),
} as const satisfies Record<GiftRefusal, unknown>
