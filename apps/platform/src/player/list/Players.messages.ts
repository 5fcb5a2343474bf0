import type { TopBoardType, TopFamily } from '@kingside/api/facts'
import { defineMessage, type MessageDescriptor, type MessageValue } from 'react-intl'

/** The lists of the best players. */
export const familyMessages = {
  worldchess: defineMessage({
    id: 'players.family.worldchess',
    defaultMessage: 'Kingside',
    description: 'Choice of a list: the site’s own ratings. Kingside is the product’s name.',
  }),
  fide: defineMessage({
    id: 'players.family.fide',
    defaultMessage: 'FIDE Online Arena',
    description: 'Choice of a list: the ratings of FIDE Online Arena, which is a name.',
  }),
  otb: defineMessage({
    id: 'players.family.otb',
    defaultMessage: 'Over the board',
    description: 'Choice of a list: FIDE ratings of games played at a real board.',
  }),
} as const satisfies Record<TopFamily, MessageDescriptor>

/** The time controls of the lists. */
export const boardMessages = {
  bullet: defineMessage({
    id: 'players.board.bullet',
    defaultMessage: 'Bullet',
    description: 'Choice of a time control.',
  }),
  blitz: defineMessage({
    id: 'players.board.blitz',
    defaultMessage: 'Blitz',
    description: 'Choice of a time control.',
  }),
  rapid: defineMessage({
    id: 'players.board.rapid',
    defaultMessage: 'Rapid',
    description: 'Choice of a time control.',
  }),
  standard: defineMessage({
    id: 'players.board.standard',
    defaultMessage: 'Standard',
    description: 'Choice of a time control over the board: games of hours, as FIDE names it.',
  }),
} as const satisfies Record<TopBoardType, MessageDescriptor>

/** The page on which players are looked for, with the lists of the best. */
export const messages = {
  title: defineMessage({
    id: 'players.title',
    defaultMessage: 'Players',
    description: 'Title of the page with the search for players and the lists of the best.',
  }),
  search: defineMessage({
    id: 'players.search',
    defaultMessage: 'Find a player',
    description: 'Label of the field in which a name is typed.',
  }),
  searchHelp: defineMessage({
    id: 'players.search.help',
    defaultMessage: 'Type at least two letters of the name.',
    description: 'Below the field “Find a player”.',
  }),
  searchClear: defineMessage({
    id: 'players.search.clear',
    defaultMessage: 'Clear the name',
    description: 'Names the button that empties the field.',
  }),
  found: defineMessage<{ readonly count: number | bigint }>({
    id: 'players.search.found',
    defaultMessage: '{count, plural, one {# player found} other {# players found}}',
    description: 'Read by screen readers after a search.',
  }),
  results: defineMessage({
    id: 'players.search.results',
    defaultMessage: 'Search results',
    description: 'Names the list of players who were found.',
  }),
  nobody: defineMessage<{ readonly name: MessageValue }>({
    id: 'players.search.none',
    defaultMessage: 'No player called “{name}”',
    description: 'Title in place of the results. {name} is what was typed.',
  }),
  nobodyText: defineMessage({
    id: 'players.search.none.text',
    defaultMessage: 'Check the spelling or try a part of the name.',
    description: 'Below “No player called …”.',
  }),
  online: defineMessage({
    id: 'players.online',
    defaultMessage: 'Online',
    description: 'Below the name of a player.',
  }),
  family: defineMessage({
    id: 'players.family',
    defaultMessage: 'Rating list',
    description: 'Names the choice between three lists for screen readers.',
  }),
  board: defineMessage({
    id: 'players.board',
    defaultMessage: 'Time control',
    description: 'Names the choice of a time control for screen readers.',
  }),
  country: defineMessage({
    id: 'players.country',
    defaultMessage: 'Country',
    description: 'Label of the filter by country.',
  }),
  countryOpen: defineMessage({
    id: 'players.country.open',
    defaultMessage: 'Show all countries',
    description: 'Names the button that opens the list of countries.',
  }),
  countryNone: defineMessage({
    id: 'players.country.none',
    defaultMessage: 'No such country',
    description: 'In the list of countries when nothing fits what was typed.',
  }),
  countryClear: defineMessage({
    id: 'players.country.clear',
    defaultMessage: 'Clear country',
    description: 'Names the button that shows all countries again.',
  }),
  women: defineMessage({
    id: 'players.women',
    defaultMessage: 'Women only',
    description: 'Switch: shows only women.',
  }),
  caption: defineMessage<{ readonly board: MessageValue; readonly family: MessageValue }>({
    id: 'players.caption',
    defaultMessage: 'Best players: {family}, {board}',
    description:
      'Names the table for screen readers. {family} is a rating list, {board} like Blitz.',
  }),
  place: defineMessage({
    id: 'players.place',
    defaultMessage: '#',
    description: 'Header of the column with places: the sign before a number.',
  }),
  placeName: defineMessage({
    id: 'players.place.name',
    defaultMessage: 'Place',
    description: 'The full name of the column “#”.',
  }),
  player: defineMessage({
    id: 'players.player',
    defaultMessage: 'Player',
    description: 'Header of the column with names.',
  }),
  rating: defineMessage({
    id: 'players.rating',
    defaultMessage: 'Rating',
    description: 'Header of the column with ratings.',
  }),
  you: defineMessage({
    id: 'players.you',
    defaultMessage: 'You',
    description: 'Marks the reader’s own row.',
  }),
  ownPlace: defineMessage<{ readonly place: number | bigint; readonly rating: MessageValue }>({
    id: 'players.own',
    defaultMessage: 'You’re number {place, number} with {rating}',
    description: 'Above the list, when the reader is on another page of it. {rating} is a number.',
  }),
  toOwn: defineMessage({
    id: 'players.own.show',
    defaultMessage: 'Show my place',
    description: 'Button beside the reader’s place: opens that page of the list.',
  }),
  loading: defineMessage({
    id: 'players.loading',
    defaultMessage: 'Loading players…',
    description: 'Read by screen readers while the list is loading.',
  }),
  failed: defineMessage({
    id: 'players.failed',
    defaultMessage: 'Couldn’t load the players',
    description: 'Title in place of the list or of the results.',
  }),
  failedText: defineMessage({
    id: 'players.failed.text',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below “Couldn’t load the players”.',
  }),
  retry: defineMessage({
    id: 'players.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the list again.',
  }),
  empty: defineMessage({
    id: 'players.empty',
    defaultMessage: 'No players in this list yet',
    description: 'Title in place of an empty list.',
  }),
  emptyText: defineMessage({
    id: 'players.empty.text',
    defaultMessage: 'Members appear here after rated games, once their rating has settled.',
    description: 'Below “No players in this list yet”.',
  }),
  emptyOtb: defineMessage({
    id: 'players.empty.otb',
    defaultMessage: 'Members with a verified FIDE ID and a FIDE rating appear here.',
    description: 'Below “No players in this list yet”, for ratings over the board.',
  }),
  noMatch: defineMessage({
    id: 'players.noMatch',
    defaultMessage: 'No players match your filters',
    description: 'Title in place of a list that filters have emptied.',
  }),
  showAll: defineMessage({
    id: 'players.showAll',
    defaultMessage: 'Clear filters',
    description: 'Button below “No players match your filters”.',
  }),
  pages: defineMessage({
    id: 'players.pages',
    defaultMessage: 'Pages of the list',
    description: 'Names the buttons of the pages for screen readers.',
  }),
  previous: defineMessage({
    id: 'players.pages.previous',
    defaultMessage: 'Previous page',
    description: 'Names the button with an arrow.',
  }),
  next: defineMessage({
    id: 'players.pages.next',
    defaultMessage: 'Next page',
    description: 'Names the button with an arrow.',
  }),
  page: defineMessage<{ readonly page: MessageValue }>({
    id: 'players.pages.page',
    defaultMessage: 'Page {page}',
    description: 'Names the button of a page.',
  }),
  position: defineMessage<{ readonly count: MessageValue; readonly page: MessageValue }>({
    id: 'players.pages.position',
    defaultMessage: 'Page {page} of {count}',
    description: 'Says which page of a list is shown.',
  }),
}
