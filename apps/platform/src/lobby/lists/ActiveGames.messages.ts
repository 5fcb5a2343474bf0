import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'activeGames.title',
    defaultMessage: 'Active games',
    description: 'Heading and title of the page with the reader’s games under way.',
  }),
  history: defineMessage({
    id: 'activeGames.history',
    defaultMessage: 'Ended games',
    description: 'Link to the games that the reader has ended.',
  }),
  games: defineMessage({
    id: 'activeGames.games',
    defaultMessage: 'Games under way',
    description: 'Heading of the list of the reader’s games.',
  }),
  challenges: defineMessage({
    id: 'activeGames.challenges',
    defaultMessage: 'Waiting challenges',
    description: 'Heading of the challenges by and to the reader that nobody has answered.',
  }),
  noGames: defineMessage({
    id: 'activeGames.games.empty',
    defaultMessage: 'No games under way',
    description: 'In place of the list of the reader’s games.',
  }),
  noGamesHint: defineMessage({
    id: 'activeGames.games.emptyHint',
    defaultMessage: 'Games that you start stand here until they are over.',
    description: 'Below “No games under way”.',
  }),
  find: defineMessage({
    id: 'activeGames.find',
    defaultMessage: 'Find an opponent',
    description: 'Button that leads to the search for an opponent.',
  }),
  noChallenges: defineMessage({
    id: 'activeGames.challenges.empty',
    defaultMessage: 'No challenges are waiting',
    description: 'In place of the challenges by and to the reader.',
  }),
  noChallengesHint: defineMessage({
    id: 'activeGames.challenges.emptyHint',
    defaultMessage: 'Your own stand here, and those that somebody sends you.',
    description: 'Below “No challenges are waiting”.',
  }),
  loading: defineMessage({
    id: 'activeGames.loading',
    defaultMessage: 'Loading…',
    description: 'Said to screen readers while a list loads.',
  }),
  failed: defineMessage({
    id: 'activeGames.failed',
    defaultMessage: 'This list could not be loaded',
    description: 'In place of a list.',
  }),
  retry: defineMessage({
    id: 'activeGames.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads a list once more.',
  }),
  against: defineMessage<{ readonly name: MessageValue }>({
    id: 'activeGames.against',
    defaultMessage: 'Game against {name}',
    description: 'Names the link to a game for screen readers.',
  }),
}

/** Whose move it is. */
export const turnMessages = {
  own: defineMessage({
    id: 'activeGames.turn.own',
    defaultMessage: 'Your turn',
    description: 'Mark of a game in which the reader is to move.',
  }),
  theirs: defineMessage({
    id: 'activeGames.turn.theirs',
    defaultMessage: 'Their turn',
    description: 'Mark of a game in which the opponent is to move.',
  }),
  soon: defineMessage({
    id: 'activeGames.turn.soon',
    defaultMessage: 'Begins soon',
    description: 'Mark of a game that has not begun.',
  }),
  scheduled: defineMessage({
    id: 'activeGames.turn.scheduled',
    defaultMessage: 'Scheduled',
    description: 'Mark of a game that starts at a later time, which is said beside it.',
  }),
}
