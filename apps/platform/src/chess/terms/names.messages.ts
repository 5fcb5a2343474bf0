import { defineMessage } from 'react-intl'

export const nameMessages = {
  guest: defineMessage({
    id: 'play.guest',
    defaultMessage: 'Guest',
    description: 'In the place of the name of a player without an account.',
  }),
}
