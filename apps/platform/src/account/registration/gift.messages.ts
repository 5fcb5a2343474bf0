import { defineMessage } from 'react-intl'

export const giftMessages = {
  title: defineMessage({
    id: 'registration.gift',
    defaultMessage: 'Someone gave you Pro',
    description: 'Title in the registration that the link of a gift opens. Pro is a name.',
  }),
  text: defineMessage({
    id: 'registration.gift.text',
    defaultMessage: 'Create an account or sign in, and we’ll take you to your gift.',
    description: 'Below the title, in the registration that the link of a gift opens.',
  }),
}
