import { defineMessage } from 'react-intl'
import { problems } from '../form/account.messages.ts'
import type { CardInputName, CardProblem } from './card.ts'

export const cardMessages = {
  number: defineMessage({
    id: 'card.number',
    defaultMessage: 'Card number',
    description: 'Label of a field of a payment card.',
  }),
  expiry: defineMessage({
    id: 'card.expiry',
    defaultMessage: 'Expires',
    description: 'Label of the field for month and year at which a payment card expires. Short.',
  }),
  expiryPattern: defineMessage({
    id: 'card.expiry.pattern',
    defaultMessage: 'MM/YY',
    description: 'How to write the expiry of a payment card: two figures of month and of year.',
  }),
  securityCode: defineMessage({
    id: 'card.securityCode',
    defaultMessage: 'Security code',
    description: 'Label of the field for the three or four figures on the back of a payment card.',
  }),
  name: defineMessage({
    id: 'card.name',
    defaultMessage: 'Name on the card',
    description: 'Label of a field of a payment card.',
  }),
}

const empty = problems.fill_in_the_value

/** The error of each field. */
export const cardProblemMessages = {
  number: {
    empty,
    invalid: defineMessage({
      id: 'card.error.number',
      defaultMessage: 'Check the card number: a digit is wrong or missing',
      description: 'Error below the number of a payment card.',
    }),
  },
  expiry: {
    empty,
    invalid: defineMessage({
      id: 'card.error.expiry',
      defaultMessage: 'Enter the month and year, like 09/28',
      description: 'Error below the expiry of a payment card.',
    }),
  },
  securityCode: {
    empty,
    invalid: defineMessage({
      id: 'card.error.securityCode',
      defaultMessage: 'Enter the 3 or 4 digits',
      description: 'Error below the security code of a payment card.',
    }),
  },
  name: { empty, invalid: empty },
} as const satisfies Record<CardInputName, Record<CardProblem, unknown>>

/** The result of asking the provider about a card. */
export const cardEntryMessages = {
  refused: defineMessage({
    id: 'card.entry.refused',
    defaultMessage: 'This card wasn’t accepted. Check the details or use another card.',
    description: 'Above the button that sends a payment card.',
  }),
  unavailable: defineMessage({
    id: 'card.entry.unavailable',
    defaultMessage: 'Couldn’t check the card. Try again.',
    description: 'Above the button that sends a payment card: there was no answer.',
  }),
}
