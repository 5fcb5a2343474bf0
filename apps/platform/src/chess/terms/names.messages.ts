import { defineMessage } from 'react-intl'

export const nameMessages = {
  guest: defineMessage({
    id: 'play.guest',
    defaultMessage: 'Guest',
    description: 'In the place of the name of a player without an account.',
  }),
  deleted: defineMessage({
    id: 'player.deleted',
    defaultMessage: 'Deleted account',
    description: 'In place of the name of a player whose account was closed.',
  }),
}
