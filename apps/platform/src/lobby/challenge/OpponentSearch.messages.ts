import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'opponentSearch.label',
    defaultMessage: 'Player’s name',
    description: 'Label of the search field in the popup of a challenge.',
  }),
  help: defineMessage({
    id: 'opponentSearch.help',
    defaultMessage: 'Type at least two letters. Only registered players appear.',
    description: 'Below the search field in the popup of a challenge.',
  }),
  clear: defineMessage({
    id: 'opponentSearch.clear',
    defaultMessage: 'Clear field',
    description: 'Names the button that empties the search field, for screen readers.',
  }),
  results: defineMessage({
    id: 'opponentSearch.results',
    defaultMessage: 'Players found',
    description: 'Names the list of players below the search field, for screen readers.',
  }),
  found: defineMessage<{ readonly count: number | bigint }>({
    id: 'opponentSearch.found',
    defaultMessage: '{count, plural, one {# player found} other {# players found}}',
    description: 'Said to screen readers when the search has answered.',
  }),
  rating: defineMessage<{ readonly family: MessageValue; readonly rating: MessageValue }>({
    id: 'opponentSearch.rating',
    defaultMessage: '{family} {rating}',
    description: 'Below the name of a player who was found, such as “Blitz 1840”.',
  }),
  online: defineMessage({
    id: 'opponentSearch.online',
    defaultMessage: 'Online',
    description: 'Said of a player who was found: a page of theirs is open.',
  }),
  offline: defineMessage({
    id: 'opponentSearch.offline',
    defaultMessage: 'Offline',
    description: 'Said of a player who was found: no page of theirs is open.',
  }),
  none: defineMessage({
    id: 'opponentSearch.none',
    defaultMessage: 'No player with this name',
    description: 'In place of the players, when the search found none.',
  }),
  noneHint: defineMessage({
    id: 'opponentSearch.none.hint',
    defaultMessage: 'Check the spelling or invite by link.',
    description: 'Below “Nobody of this name”.',
  }),
  failed: defineMessage({
    id: 'opponentSearch.failed',
    defaultMessage: 'Couldn’t search for players',
    description: 'In place of the players, when the server did not answer.',
  }),
  retry: defineMessage({
    id: 'opponentSearch.retry',
    defaultMessage: 'Try again',
    description: 'Button below “The players could not be searched”.',
  }),
  challenge: defineMessage<{ readonly name: MessageValue }>({
    id: 'opponentSearch.challenge',
    defaultMessage: 'Challenge {name}',
    description: 'Names the button beside a player who was found. {name} is a user name.',
  }),
  you: defineMessage({
    id: 'opponentSearch.you',
    defaultMessage: 'You',
    description: 'Beside the reader’s own name among the players who were found.',
  }),
}
