import { defineMessage } from 'react-intl'

export const messages = {
  analyse: defineMessage({
    id: 'game.analyse',
    defaultMessage: 'Have a grandmaster analyse it',
    description: 'Button on the page of a finished game: opens the popup that sells an analysis.',
  }),
} as const
