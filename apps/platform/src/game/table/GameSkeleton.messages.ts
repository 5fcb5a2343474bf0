import { defineMessage } from 'react-intl'

export const messages = {
  loading: defineMessage({
    id: 'gamePage.loading',
    defaultMessage: 'Loading the game…',
    description: 'On the empty board, while the page of a game shows grey shapes.',
  }),
}
