import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  notFoundTitle: defineMessage({
    id: 'gamePage.notFound.title',
    defaultMessage: 'Game not found',
    description: 'Heading of the page of a game whose address leads nowhere.',
  }),
  notFoundText: defineMessage({
    id: 'gamePage.notFound.text',
    defaultMessage: 'The link may be old or incomplete. Ask for it again or start your own game.',
    description: 'Under “There is no such game”.',
  }),
  failedTitle: defineMessage({
    id: 'gamePage.failed.title',
    defaultMessage: 'Couldn’t load the game',
    description: 'Heading of the page of a game when the server does not answer as it should.',
  }),
  failedText: defineMessage({
    id: 'gamePage.failed.text',
    defaultMessage: 'Your game is safe. Check your connection and try again.',
    description: 'Under “The game could not be loaded”.',
  }),
  homeSoon: defineMessage<{ readonly time: MessageValue }>({
    id: 'gamePage.homeSoon',
    defaultMessage: 'The home page opens in {time}',
    description: 'Under “The game could not be loaded”. {time} is a countdown like 00:15.',
  }),
  homeSoonLabel: defineMessage({
    id: 'gamePage.homeSoon.label',
    defaultMessage: 'Time until the home page opens',
    description: 'Names the countdown under “The game could not be loaded”, for screen readers.',
  }),
  retry: defineMessage({
    id: 'gamePage.retry',
    defaultMessage: 'Try again',
    description: 'Button under “The game could not be loaded”.',
  }),
  home: defineMessage({
    id: 'gamePage.home',
    defaultMessage: 'Go to home page',
    description: 'Button on a page of a game that can not be shown.',
  }),
  guest: defineMessage({
    id: 'gamePage.guest',
    defaultMessage: 'Guest',
    description: 'Stands for the name of a player who has no account.',
  }),
  you: defineMessage({
    id: 'gamePage.you',
    defaultMessage: 'You',
    description: 'Stands for the name of the reader, who plays without an account.',
  }),
}
