import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'activeGames.title',
    defaultMessage: 'Active games',
    description: 'Heading and title of the page with the reader’s games under way.',
  }),
  history: defineMessage({
    id: 'activeGames.history',
    defaultMessage: 'Finished games',
    description: 'Link to the games that the reader has ended.',
  }),
  games: defineMessage({
    id: 'activeGames.games',
    defaultMessage: 'Games in progress',
    description: 'Heading of the list of the reader’s games.',
  }),
  challenges: defineMessage({
    id: 'activeGames.challenges',
    defaultMessage: 'Pending challenges',
    description: 'Heading of the challenges by and to the reader that no one has answered.',
  }),
  noGames: defineMessage({
    id: 'activeGames.games.empty',
    defaultMessage: 'No games in progress',
    description: 'In place of the list of the reader’s games.',
  }),
  noGamesHint: defineMessage({
    id: 'activeGames.games.emptyHint',
    defaultMessage: 'Games you start appear here until they finish.',
    description: 'Below “No games under way”.',
  }),
  find: defineMessage({
    id: 'activeGames.find',
    defaultMessage: 'Find an opponent',
    description: 'Button that leads to the search for an opponent.',
  }),
  noChallenges: defineMessage({
    id: 'activeGames.challenges.empty',
    defaultMessage: 'No pending challenges',
    description: 'In place of the challenges by and to the reader.',
  }),
  noChallengesHint: defineMessage({
    id: 'activeGames.challenges.emptyHint',
    defaultMessage: 'Challenges you send and receive appear here.',
    description: 'Below “No challenges are waiting”.',
  }),
  loading: defineMessage({
    id: 'activeGames.loading',
    defaultMessage: 'Loading…',
    description: 'Said to screen readers while a list loads.',
  }),
  failed: defineMessage({
    id: 'activeGames.failed',
    defaultMessage: 'Couldn’t load this list',
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
    defaultMessage: 'Starts soon',
    description: 'Mark of a game that has not started.',
  }),
  scheduled: defineMessage({
    id: 'activeGames.turn.scheduled',
    defaultMessage: 'Scheduled',
    description: 'Mark of a game that starts at a later time, which is said beside it.',
  }),
}
