import { defineMessage } from 'react-intl'

export const messages = {
  filters: defineMessage({
    id: 'lobbyPage.filters',
    defaultMessage: 'Filters',
    description: 'Names the choices of which challenges and games are shown.',
  }),
  gameType: defineMessage({
    id: 'lobbyPage.filter.gameType',
    defaultMessage: 'Games',
    description: 'Filter: all games, those of tournaments, or single ones.',
  }),
  time: defineMessage({
    id: 'lobbyPage.filter.time',
    defaultMessage: 'Time control',
    description: 'Filter: any time control, or one kind.',
  }),
  rating: defineMessage({
    id: 'lobbyPage.filter.rating',
    defaultMessage: 'Rating type',
    description: 'Filter: all games, or those that count for one rating.',
  }),
  clear: defineMessage({
    id: 'lobbyPage.filter.clear',
    defaultMessage: 'Show all',
    description: 'Button that takes all filters back.',
  }),
  choose: defineMessage({
    id: 'lobbyPage.filter.choose',
    defaultMessage: 'Choose',
    description: 'In a filter where nothing is chosen.',
  }),
  none: defineMessage({
    id: 'lobbyPage.filter.none',
    defaultMessage: 'No options',
    description: 'In the list of a filter that has no choices.',
  }),
}

export const gameTypeMessages = {
  allGames: defineMessage({
    id: 'lobbyPage.gameType.all',
    defaultMessage: 'All games',
    description: 'Choice of a filter.',
  }),
  tournaments: defineMessage({
    id: 'lobbyPage.gameType.tournaments',
    defaultMessage: 'Tournaments',
    description: 'Choice of a filter: games of tournaments only.',
  }),
  single: defineMessage({
    id: 'lobbyPage.gameType.single',
    defaultMessage: 'Single games',
    description: 'Choice of a filter: games outside of tournaments only.',
  }),
}

export const anyMessages = {
  time: defineMessage({
    id: 'lobbyPage.time.any',
    defaultMessage: 'Any',
    description: 'Choice of the filter of time controls.',
  }),
  rating: defineMessage({
    id: 'lobbyPage.rating.all',
    defaultMessage: 'All',
    description: 'Choice of the filter of ratings.',
  }),
}
