import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'runningGame.label',
    defaultMessage: 'Game in progress',
    description: 'Names the bar below every other page that leads back to the player’s game.',
  }),
  own: defineMessage({
    id: 'runningGame.own',
    defaultMessage: 'Your turn',
    description: 'In the bar of the game in progress, and before the title of the tab.',
  }),
  theirs: defineMessage<{ readonly name: MessageValue }>({
    id: 'runningGame.theirs',
    defaultMessage: '{name} to move',
    description: 'In the bar of the game in progress: the opponent thinks. {name} is a user name.',
  }),
  soon: defineMessage({
    id: 'runningGame.soon',
    defaultMessage: 'Your game is about to start',
    description: 'In the bar of the game in progress, before both players are there.',
  }),
  left: defineMessage({
    id: 'runningGame.left',
    defaultMessage: 'Time left',
    description: 'Names the player’s clock in the bar for screen readers.',
  }),
  searchTitle: defineMessage({
    id: 'runningGame.search.title',
    defaultMessage: 'Search for another game?',
    description: 'Question before a search while a game of the player is in progress.',
  }),
  searchText: defineMessage({
    id: 'runningGame.search.text',
    defaultMessage: 'Your game in progress continues, and its clock keeps running.',
    description: 'Below “Search for another game?”.',
  }),
  search: defineMessage({
    id: 'runningGame.search.yes',
    defaultMessage: 'Find an opponent',
    description: 'Answer to “Search for another game?”.',
  }),
  searchNot: defineMessage({
    id: 'runningGame.search.no',
    defaultMessage: 'Don’t search',
    description: 'Answer to “Search for another game?”.',
  }),
  back: defineMessage({
    id: 'runningGame.back',
    defaultMessage: 'Back to game',
    description: 'Link in the bar of the game in progress.',
  }),
}
