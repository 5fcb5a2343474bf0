import { defineMessage, type MessageValue } from 'react-intl'

export const specialMessages = {
  title: defineMessage<{ readonly title: MessageValue }>({
    id: 'pricing.special.title',
    defaultMessage: 'Your offer: {title}',
    description: 'Above the prices: terms that only the reader has. {title} names them.',
  }),
  annual: defineMessage<{ readonly price: MessageValue; readonly regular: MessageValue }>({
    id: 'pricing.special.annual',
    defaultMessage: '{price} a year instead of {regular}.',
    description: 'What a year costs the reader alone, and everybody else.',
  }),
  monthly: defineMessage<{ readonly price: MessageValue; readonly regular: MessageValue }>({
    id: 'pricing.special.monthly',
    defaultMessage: '{price} a month instead of {regular}.',
    description: 'What a month costs the reader alone, and everybody else.',
  }),
  until: defineMessage<{ readonly date: MessageValue }>({
    id: 'pricing.special.until',
    defaultMessage: 'Until {date}.',
    description: 'The last day of an offer. {date} is a date such as 31 December 2026.',
  }),
  take: defineMessage({
    id: 'pricing.special.take',
    defaultMessage: 'Take the offer',
    description: 'Button: opens the checkout with the lower price.',
  }),
}
