import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'keepGame.title',
    defaultMessage: 'Keep this game',
    description: 'Title of the offer of an account, to a visitor whose game is over.',
  }),
  text: defineMessage({
    id: 'keepGame.text',
    defaultMessage:
      'With an account, this game and the next ones stay yours, and you can play for a rating. It’s free.',
    description: 'Below “Keep this game”.',
  }),
  create: defineMessage({
    id: 'keepGame.create',
    defaultMessage: 'Create account',
    description: 'Button below “Keep this game”.',
  }),
  later: defineMessage({
    id: 'keepGame.later',
    defaultMessage: 'Not now',
    description: 'Button that takes the offer “Keep this game” away for good.',
  }),
}
