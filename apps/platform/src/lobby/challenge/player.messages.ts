import { defineMessage, type MessageValue } from 'react-intl'

export const playerMessages = {
  rating: defineMessage<{ readonly rating: MessageValue }>({
    id: 'challenges.player.rating',
    defaultMessage: 'Rating {rating}',
    description: 'Below the name of a player. {rating} is a number such as 1588.',
  }),
}
