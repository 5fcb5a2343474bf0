import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'lobbyPage.title',
    defaultMessage: 'Lobby',
    description: 'Heading and title of the page with all challenges.',
  }),
  create: defineMessage({
    id: 'lobbyPage.create',
    defaultMessage: 'Make a challenge',
    description: 'Button that opens the form of a challenge.',
  }),
  own: defineMessage({
    id: 'lobbyPage.own',
    defaultMessage: 'Your challenges',
    description: 'Heading above the challenges that the reader made or was sent.',
  }),
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
    defaultMessage: 'Counts for',
    description: 'Filter: all games, or those that count for one rating.',
  }),
  clear: defineMessage({
    id: 'lobbyPage.filter.clear',
    defaultMessage: 'Show all',
    description: 'Button that takes all filters back.',
  }),
  hidden: defineMessage<{ readonly count: number | bigint }>({
    id: 'lobbyPage.filter.hidden',
    defaultMessage:
      '{count, plural, one {# challenge does not match your filters} other {# challenges do not match your filters}}',
    description: 'Beside the filters.',
  }),
  tournaments: defineMessage({
    id: 'lobbyPage.tournaments',
    defaultMessage: 'Games of tournaments are not offered here: they begin by themselves.',
    description: 'In place of the challenges, where only games of tournaments are to be shown.',
  }),
  choose: defineMessage({
    id: 'lobbyPage.filter.choose',
    defaultMessage: 'Choose',
    description: 'In a filter where nothing is chosen.',
  }),
  none: defineMessage({
    id: 'lobbyPage.filter.none',
    defaultMessage: 'Nothing to choose',
    description: 'In the list of a filter that has no choices.',
  }),
  acceptTitle: defineMessage({
    id: 'lobbyPage.accept.title',
    defaultMessage: 'Challenge',
    description: 'Title of the popup in which a challenge is accepted.',
  }),
  close: defineMessage({
    id: 'lobbyPage.accept.close',
    defaultMessage: 'Close',
    description: 'Names the cross that closes a popup.',
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
