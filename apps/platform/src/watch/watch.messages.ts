import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'watch.title',
    defaultMessage: 'Watch',
    description: 'Title of the page with the games that are being played.',
  }),
  tv: defineMessage({
    id: 'watch.tv',
    defaultMessage: 'Watch TV',
    description: 'Link to the page that follows the best game that is being played.',
  }),
  games: defineMessage({
    id: 'watch.games',
    defaultMessage: 'Live games',
    description: 'Heading of the best games that are being played.',
  }),
  pairing: defineMessage<{
    readonly black: MessageValue
    readonly state: MessageValue
    readonly white: MessageValue
  }>({
    id: 'watch.pairing',
    defaultMessage: '{white} vs {black}, {state}',
    description:
      'A small board for screen readers; both are players, the first has the white pieces. {state} is the time control, or a result such as 1–0.',
  }),
  tournaments: defineMessage({
    id: 'watch.tournaments',
    defaultMessage: 'Tournaments in progress',
    description: 'Heading of the tournaments whose boards are shown.',
  }),
  nobody: defineMessage({
    id: 'watch.empty',
    defaultMessage: 'No games right now',
    description: 'In place of the live games while nobody plays.',
  }),
  nobodyHint: defineMessage({
    id: 'watch.empty.hint',
    defaultMessage: 'Start one yourself, and others can watch it here.',
    description: 'Below “No games right now”.',
  }),
  play: defineMessage({
    id: 'watch.play',
    defaultMessage: 'Play a game',
    description: 'Button below “No games right now” that leads to the search for an opponent.',
  }),
  loading: defineMessage({
    id: 'watch.loading',
    defaultMessage: 'Loading games…',
    description: 'While the live games load, for screen readers.',
  }),
  failed: defineMessage({
    id: 'watch.failed',
    defaultMessage: 'Couldn’t load the games',
    description: 'In place of the live games when they could not be loaded.',
  }),
  retry: defineMessage({
    id: 'watch.retry',
    defaultMessage: 'Try again',
    description: 'Button below “Couldn’t load the games”.',
  }),
  tvTitle: defineMessage({
    id: 'watch.tv.title',
    defaultMessage: 'TV',
    description: 'Title of the page that follows the best game that is being played.',
  }),
  best: defineMessage({
    id: 'watch.tv.best',
    defaultMessage: 'TV: the best game right now',
    description: 'Beside the game that the TV page follows.',
  }),
  next: defineMessage({
    id: 'watch.tv.next',
    defaultMessage: 'The next game is on in a moment',
    description: 'Beside a game that has ended on the TV page, before it goes on to another.',
  }),
  last: defineMessage({
    id: 'watch.tv.last',
    defaultMessage: 'The next game comes as soon as one starts',
    description: 'Beside a game that has ended on the TV page, while there is no other.',
  }),
  all: defineMessage({
    id: 'watch.tv.all',
    defaultMessage: 'All live games',
    description: 'Link on the TV page to the page with all games that are being played.',
  }),
}
