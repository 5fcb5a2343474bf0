import { defineMessage } from 'react-intl'

export const messages = {
  online: defineMessage({
    id: 'playerCard.online',
    defaultMessage: 'Online',
    description: 'In the small card of a player’s name: the player has Kingside open now.',
  }),
  offline: defineMessage({
    id: 'playerCard.offline',
    defaultMessage: 'Offline',
    description: 'In the small card of a player’s name: the player hasn’t Kingside open now.',
  }),
}
