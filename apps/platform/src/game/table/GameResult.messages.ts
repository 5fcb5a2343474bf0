import { defineMessage } from 'react-intl'

export const resultMessages = {
  review: defineMessage({
    id: 'game.review',
    defaultMessage: 'Review',
    description: 'Button beside the result: shows how the game was played.',
  }),
}
