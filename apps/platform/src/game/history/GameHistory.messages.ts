import type { DesiredColor } from '@kingside/machines/game-finder'
import type { Outcome } from '@kingside/machines/game'
import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  analyse: defineMessage({
    id: 'history.analyse',
    defaultMessage: 'Have a grandmaster analyse it',
    description: 'Names the button of a game: opens the popup that sells an analysis.',
  }),
  title: defineMessage({
    id: 'gameHistory.title',
    defaultMessage: 'Your games',
    description: 'Heading and title of the page with the reader’s ended games.',
  }),
  caption: defineMessage({
    id: 'gameHistory.caption',
    defaultMessage: 'Finished games',
    description: 'Names the table of ended games for screen readers.',
  }),
  count: defineMessage<{ readonly count: number | bigint }>({
    id: 'gameHistory.count',
    defaultMessage: '{count, plural, one {# finished game} other {# finished games}}',
    description: 'Below the heading: how many games the reader has ended.',
  }),
  active: defineMessage({
    id: 'gameHistory.active',
    defaultMessage: 'Active games',
    description: 'Link to the games that still go on.',
  }),
  opponent: defineMessage({
    id: 'gameHistory.column.opponent',
    defaultMessage: 'Opponent',
    description: 'Column of the table of ended games.',
  }),
  result: defineMessage({
    id: 'gameHistory.column.result',
    defaultMessage: 'Result',
    description: 'Column of the table of ended games.',
  }),
  terms: defineMessage({
    id: 'gameHistory.column.terms',
    defaultMessage: 'Game',
    description: 'Column of the table of ended games: its time control, and whether it was rated.',
  }),
  date: defineMessage({
    id: 'gameHistory.column.date',
    defaultMessage: 'Finished',
    description: 'Column of the table of ended games: on which day.',
  }),
  against: defineMessage<{ readonly name: MessageValue }>({
    id: 'gameHistory.against',
    defaultMessage: 'Game against {name}',
    description: 'Names the link to an ended game for screen readers.',
  }),
  empty: defineMessage({
    id: 'gameHistory.empty',
    defaultMessage: 'No games yet',
    description: 'In place of the ended games, before the first one.',
  }),
  emptyHint: defineMessage({
    id: 'gameHistory.empty.hint',
    defaultMessage: 'Finished games appear here for you to replay.',
    description: 'Below “No games yet”.',
  }),
  noMatch: defineMessage({
    id: 'gameHistory.noMatch',
    defaultMessage: 'No games match the filters',
    description: 'In place of the ended games, where the filters leave none.',
  }),
  showAll: defineMessage({
    id: 'gameHistory.showAll',
    defaultMessage: 'Show all games',
    description: 'Button below “No game matches the filters”: takes all filters back.',
  }),
  find: defineMessage({
    id: 'gameHistory.find',
    defaultMessage: 'Find an opponent',
    description: 'Button below “No games yet”.',
  }),
  retry: defineMessage({
    id: 'gameHistory.failed.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks for the ended games once more.',
  }),
  pages: defineMessage({
    id: 'gameHistory.pages',
    defaultMessage: 'Pages of your games',
    description: 'Names the row of page numbers for screen readers.',
  }),
  previous: defineMessage({
    id: 'gameHistory.pages.previous',
    defaultMessage: 'Newer games',
    description: 'Names the arrow to the page before; the latest games come first.',
  }),
  next: defineMessage({
    id: 'gameHistory.pages.next',
    defaultMessage: 'Older games',
    description: 'Names the arrow to the page after; the latest games come first.',
  }),
  page: defineMessage<{ readonly page: MessageValue }>({
    id: 'gameHistory.pages.page',
    defaultMessage: 'Page {page}',
    description: 'Names the button of a page.',
  }),
  position: defineMessage<{ readonly count: MessageValue; readonly page: MessageValue }>({
    id: 'gameHistory.pages.position',
    defaultMessage: 'Page {page} of {count}',
    description: 'Where the reader is among the pages.',
  }),
}

/** What differs between the reader's own games and those of another player. */
export const whoseMessages = {
  own: {
    color: defineMessage({
      id: 'gameHistory.column.color',
      defaultMessage: 'You played',
      description: 'Column of the table of ended games: White or Black.',
    }),
    rating: defineMessage({
      id: 'gameHistory.column.rating',
      defaultMessage: 'Your rating',
      description: 'Column of the table of ended games: at its beginning, and what it changed.',
    }),
    loading: defineMessage({
      id: 'gameHistory.loading',
      defaultMessage: 'Loading your games…',
      description: 'Said to screen readers while the ended games are on their way.',
    }),
    failed: defineMessage({
      id: 'gameHistory.failed',
      defaultMessage: 'Couldn’t load your games',
      description: 'In place of the ended games.',
    }),
    failedHint: defineMessage({
      id: 'gameHistory.failed.hint',
      defaultMessage: 'They’re safe. Try again in a moment.',
      description: 'Below “Your games could not be loaded”.',
    }),
  },
  other: {
    color: defineMessage({
      id: 'gameHistory.other.color',
      defaultMessage: 'Colour',
      description:
        'Column of the table of another player’s games: the side that the player had, White or Black.',
    }),
    rating: defineMessage({
      id: 'gameHistory.other.rating',
      defaultMessage: 'Rating',
      description:
        'Column of the table of another player’s games: the player’s rating at the start, and what the game changed.',
    }),
    loading: defineMessage({
      id: 'gameHistory.other.loading',
      defaultMessage: 'Loading the games…',
      description: 'For screen readers, while another player’s games are loading.',
    }),
    failed: defineMessage({
      id: 'gameHistory.other.failed',
      defaultMessage: 'Couldn’t load the games',
      description: 'In place of another player’s games.',
    }),
    failedHint: defineMessage({
      id: 'gameHistory.other.failed.hint',
      defaultMessage: 'Check your connection and try again.',
      description: 'Below “Couldn’t load the games”.',
    }),
  },
}

/** The result of a game for the player, in a word. */
export const outcomeWords = {
  win: defineMessage({
    id: 'gameHistory.outcome.win',
    defaultMessage: 'Won',
    description: 'Mark of an ended game.',
  }),
  lost: defineMessage({
    id: 'gameHistory.outcome.lost',
    defaultMessage: 'Lost',
    description: 'Mark of an ended game.',
  }),
  draw: defineMessage({
    id: 'gameHistory.outcome.draw',
    defaultMessage: 'Draw',
    description: 'Mark of an ended game.',
  }),
  cancelled: defineMessage({
    id: 'gameHistory.outcome.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Mark of a game that counts for nothing.',
  }),
} as const satisfies Record<Outcome, unknown>

/** The side of the reader. */
export const sideWords = {
  white: defineMessage({
    id: 'gameHistory.color.white',
    defaultMessage: 'White',
    description: 'The side that the reader had in an ended game.',
  }),
  black: defineMessage({
    id: 'gameHistory.color.black',
    defaultMessage: 'Black',
    description: 'The side that the reader had in an ended game.',
  }),
} as const satisfies Record<Exclude<DesiredColor, 'any'>, unknown>
