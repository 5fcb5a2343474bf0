import type { BoardStatus } from '@kingside/api/facts'
import { defineMessage, type MessageValue } from 'react-intl'
import type { PageTab } from './page-choices.ts'

export const tabMessages = {
  standings: defineMessage({
    id: 'tournament.tab.standings',
    defaultMessage: 'Standings',
    description: 'Tab of a tournament’s page: who has how many points.',
  }),
  teams: defineMessage({
    id: 'tournament.tab.teams',
    defaultMessage: 'Teams',
    description: 'Tab of a tournament’s page: the teams by their points.',
  }),
  games: defineMessage({
    id: 'tournament.tab.games',
    defaultMessage: 'Games',
    description: 'Tab of a tournament’s page: the boards of each round.',
  }),
  players: defineMessage({
    id: 'tournament.tab.players',
    defaultMessage: 'Players',
    description: 'Tab of a tournament’s page: who has joined, before the start.',
  }),
  participants: defineMessage({
    id: 'tournament.tab.participants',
    defaultMessage: 'Participants',
    description: 'Tab of a broadcast: who plays in the tournament.',
  }),
  sponsors: defineMessage({
    id: 'tournament.tab.sponsors',
    defaultMessage: 'Sponsors',
    description: 'Tab of a broadcast.',
  }),
  schedule: defineMessage({
    id: 'tournament.tab.schedule',
    defaultMessage: 'Schedule',
    description: 'Tab of a broadcast: what happens when.',
  }),
  attend: defineMessage({
    id: 'tournament.tab.attend',
    defaultMessage: 'How to attend',
    description: 'Tab of a broadcast: how to come and watch.',
  }),
  about: defineMessage({
    id: 'tournament.tab.about',
    defaultMessage: 'About',
    description: 'Tab of a tournament’s page: description, rules, prizes.',
  }),
} as const satisfies Record<PageTab, unknown>

export const boardStatusMessages = {
  expected: defineMessage({
    id: 'tournament.board.expected',
    defaultMessage: 'Starting soon',
    description: 'Mark of a board, and a filter of boards: the game has not begun.',
  }),
  goes: defineMessage({
    id: 'tournament.board.goes',
    defaultMessage: 'Live',
    description: 'Mark of a board, and a filter of boards: the game is being played.',
  }),
  completed: defineMessage({
    id: 'tournament.board.completed',
    defaultMessage: 'Ended',
    description: 'A filter of boards: the game is over.',
  }),
} as const satisfies Record<BoardStatus, unknown>

export const messages = {
  manage: defineMessage({
    id: 'tournament.manage',
    defaultMessage: 'Manage',
    description: 'Link on the page of a tournament, for those who run it.',
  }),
  loading: defineMessage({
    id: 'tournament.loading',
    defaultMessage: 'Loading the tournament…',
    description: 'While a tournament’s page loads: its title, and for screen readers.',
  }),
  failed: defineMessage({
    id: 'tournament.failed',
    defaultMessage: 'Couldn’t load the tournament',
    description: 'In place of a tournament’s page that could not be loaded.',
  }),
  failedHint: defineMessage({
    id: 'tournament.failed.hint',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below the notice that the tournament could not be loaded.',
  }),
  retry: defineMessage({
    id: 'tournament.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the tournament again.',
  }),
  all: defineMessage({
    id: 'tournament.all',
    defaultMessage: 'All tournaments',
    description: 'Link above the name of a tournament, to the list of all of them.',
  }),
  parts: defineMessage({
    id: 'tournament.parts',
    defaultMessage: 'Tournament',
    description: 'Names the tabs of a tournament’s page for screen readers.',
  }),
  share: defineMessage({
    id: 'tournament.share',
    defaultMessage: 'Share',
    description: 'Button that shares the address of a tournament.',
  }),
  shareLink: defineMessage({
    id: 'tournament.share.link',
    defaultMessage: 'Link to this tournament',
    description: 'Names the field with the address of a tournament.',
  }),
  copy: defineMessage({
    id: 'tournament.share.copy',
    defaultMessage: 'Copy link',
    description: 'Button that copies the address of a tournament.',
  }),
  copied: defineMessage({
    id: 'tournament.share.copied',
    defaultMessage: 'Copied',
    description: 'After the address of a tournament was copied.',
  }),
  notCopied: defineMessage({
    id: 'tournament.share.failed',
    defaultMessage: 'Couldn’t copy the link',
    description: 'The address of a tournament could not be copied.',
  }),
  chat: defineMessage({
    id: 'tournament.chat',
    defaultMessage: 'Join chat',
    description: 'Link to the chat of the organiser, on another site.',
  }),
  info: defineMessage({
    id: 'tournament.info',
    defaultMessage: 'At a glance',
    description: 'Heading of the facts of a tournament.',
  }),
  format: defineMessage({
    id: 'tournament.info.format',
    defaultMessage: 'Format',
    description: 'Before the kind of a tournament and its length.',
  }),
  series: defineMessage({
    id: 'tournament.info.series',
    defaultMessage: 'Championship set',
    description: 'Label: the set of tournaments that this one belongs to.',
  }),
  organizer: defineMessage({
    id: 'tournament.info.organizer',
    defaultMessage: 'Organiser',
    description: 'Before the name of who organises a tournament.',
  }),
  arbiter: defineMessage({
    id: 'tournament.info.arbiter',
    defaultMessage: 'Chief arbiter',
    description: 'Before the name of the chief arbiter of a tournament.',
  }),
  arbiters: defineMessage({
    id: 'tournament.info.arbiters',
    defaultMessage: 'Arbiters',
    description: 'Before the names of the arbiters of a tournament.',
  }),
  rating: defineMessage({
    id: 'tournament.info.rating',
    defaultMessage: 'Rating',
    description: 'Before what the games of a tournament count for.',
  }),
  calendar: defineMessage({
    id: 'tournament.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Button that saves a file with which calendars add the start of a tournament.',
  }),
  prizes: defineMessage({
    id: 'tournament.prizes',
    defaultMessage: 'Prizes',
    description: 'Heading of the prizes of a tournament.',
  }),
  prizePlace: defineMessage<{ readonly place: number | bigint }>({
    id: 'tournament.prizes.place',
    defaultMessage:
      '{place, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}}',
    description: 'The place for which there is a prize, and a place on the podium.',
  }),
  total: defineMessage({
    id: 'tournament.prizes.total',
    defaultMessage: 'Total',
    description: 'Before the sum of all prizes.',
  }),
  description: defineMessage({
    id: 'tournament.description',
    defaultMessage: 'Description',
    description: 'Heading of what the organiser says of a tournament.',
  }),
  who: defineMessage({
    id: 'tournament.who',
    defaultMessage: 'Who can play',
    description: 'Heading of who may join a tournament.',
  }),
  faq: defineMessage({
    id: 'tournament.faq',
    defaultMessage: 'Questions and answers',
    description: 'Heading of questions about a tournament.',
  }),
  stream: defineMessage({
    id: 'tournament.stream',
    defaultMessage: 'Stream this tournament',
    description: 'Link on a tournament’s page to the settings of an overlay for streams.',
  }),
  contact: defineMessage({
    id: 'tournament.contact',
    defaultMessage: 'Contact the organisers',
    description: 'Link to the form that writes to the organisers of a tournament.',
  }),
  sponsors: defineMessage({
    id: 'tournament.sponsors',
    defaultMessage: 'Sponsors',
    description: 'Heading of the sponsors of a tournament.',
  }),
  streams: defineMessage({
    id: 'tournament.streams',
    defaultMessage: 'Streams',
    description: 'Heading of the broadcasts of a tournament on other sites.',
  }),
  downloads: defineMessage({
    id: 'tournament.downloads',
    defaultMessage: 'Downloads',
    description: 'Heading of the files of a tournament that is over.',
  }),
  winners: defineMessage<{ readonly name: MessageValue }>({
    id: 'tournament.winners',
    defaultMessage: 'Winners of {name}',
    description: 'Names the podium for screen readers.',
  }),
  canceled: defineMessage({
    id: 'tournament.canceled',
    defaultMessage: 'This tournament was cancelled',
    description: 'On the page of a tournament that was called off.',
  }),
  canceledHint: defineMessage({
    id: 'tournament.canceled.hint',
    defaultMessage: 'Too few players joined, or the organiser called it off.',
    description: 'Below the notice that a tournament was called off.',
  }),
  checkInAtBoard: defineMessage({
    id: 'tournament.checkInAtBoard',
    defaultMessage: 'Check in with the arbiter before the start, or you won’t be paired.',
    description:
      'Below the button to leave a tournament over the board that the reader has joined.',
  }),
  you: defineMessage({
    id: 'tournament.you',
    defaultMessage: 'You',
    description: 'Mark of the reader’s own row or game.',
  }),
}

/** The list of who has joined. */
export const playerMessages = {
  caption: defineMessage({
    id: 'tournament.players',
    defaultMessage: 'Players',
    description: 'Names the table of those who have joined, and its tab before the start.',
  }),
  number: defineMessage({
    id: 'tournament.players.number',
    defaultMessage: 'Number',
    description: 'The full name of the column with the numbers of the players.',
  }),
  rating: defineMessage({
    id: 'tournament.players.rating',
    defaultMessage: 'Rating',
    description: 'Column of the players.',
  }),
  empty: defineMessage({
    id: 'tournament.players.empty',
    defaultMessage: 'No players yet',
    description: 'In place of the players before the first has joined.',
  }),
  emptyHint: defineMessage({
    id: 'tournament.players.empty.hint',
    defaultMessage: 'Be the first to join.',
    description: 'Below “No players yet”.',
  }),
  loading: defineMessage({
    id: 'tournament.players.loading',
    defaultMessage: 'Loading players…',
    description: 'While the players load, for screen readers.',
  }),
  failed: defineMessage({
    id: 'tournament.players.failed',
    defaultMessage: 'Couldn’t load the players',
    description: 'In place of the players when they could not be loaded.',
  }),
}

export const standingMessages = {
  place: defineMessage({
    id: 'tournament.standing.place',
    defaultMessage: '#',
    description: 'Column of the standings: the place.',
  }),
  placeName: defineMessage({
    id: 'tournament.standing.place.name',
    defaultMessage: 'Place',
    description: 'The full name of the column with the place.',
  }),
  player: defineMessage({
    id: 'tournament.standing.player',
    defaultMessage: 'Player',
    description: 'Column of the standings.',
  }),
  games: defineMessage({
    id: 'tournament.standing.games',
    defaultMessage: 'Games',
    description: 'Column of the standings: how many games were played.',
  }),
  points: defineMessage({
    id: 'tournament.standing.points',
    defaultMessage: 'Points',
    description: 'Column of the standings.',
  }),
  performance: defineMessage({
    id: 'tournament.standing.performance',
    defaultMessage: 'Performance',
    description: 'Column of the standings: the performance rating.',
  }),
  streak: defineMessage({
    id: 'tournament.standing.streak',
    defaultMessage: 'Next win counts double',
    description: 'Mark in the standings of an arena: the player has won two games in a row.',
  }),
  shortPerformance: defineMessage<{ readonly rating: MessageValue }>({
    id: 'tournament.standing.performance.short',
    defaultMessage: 'performance {rating}',
    description: 'In the second line of a row of the standings on a phone.',
  }),
  withdrawn: defineMessage({
    id: 'tournament.standing.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Mark in the standings: the player plays no more.',
  }),
  disqualified: defineMessage({
    id: 'tournament.standing.disqualified',
    defaultMessage: 'Disqualified',
    description: 'Mark in the standings.',
  }),
  left: defineMessage({
    id: 'tournament.standing.left',
    defaultMessage: 'Left',
    description: 'Mark in the standings: the player has left the tournament.',
  }),
  banned: defineMessage({
    id: 'tournament.standing.banned',
    defaultMessage: 'Banned',
    description: 'Mark in the standings.',
  }),
  empty: defineMessage({
    id: 'tournament.standing.empty',
    defaultMessage: 'No standings yet',
    description: 'In place of the standings before the first round.',
  }),
  emptyHint: defineMessage({
    id: 'tournament.standing.empty.hint',
    defaultMessage: 'Players and points appear here when the tournament starts.',
    description: 'Below the notice that there are no standings yet.',
  }),
  loading: defineMessage({
    id: 'tournament.standing.loading',
    defaultMessage: 'Loading the standings…',
    description: 'While the standings load, for screen readers.',
  }),
  failed: defineMessage({
    id: 'tournament.standing.failed',
    defaultMessage: 'Couldn’t load the standings',
    description: 'In place of the standings when they could not be loaded.',
  }),
  more: defineMessage({
    id: 'tournament.standing.more',
    defaultMessage: 'Show more players',
    description: 'Button below the standings.',
  }),
  progress: defineMessage<{ readonly count: MessageValue; readonly shown: MessageValue }>({
    id: 'tournament.standing.progress',
    defaultMessage: '{shown} of {count} players',
    description: 'Below the standings: how many rows are shown, of how many.',
  }),
  own: defineMessage<{ readonly place: MessageValue; readonly points: MessageValue }>({
    id: 'tournament.standing.own',
    defaultMessage: 'You’re #{place} with {points}',
    description: 'Below the standings while the reader’s own row is out of view: place and points.',
  }),
  pointsOf: defineMessage<{ readonly points: number | bigint; readonly text: MessageValue }>({
    id: 'tournament.standing.pointsOf',
    defaultMessage: '{points, plural, one {{text} point} other {{text} points}}',
    description: 'Points with their noun; {text} is how they are written, such as 5½.',
  }),
  goToOwn: defineMessage({
    id: 'tournament.standing.own.go',
    defaultMessage: 'Go to my place',
    description: 'Button that scrolls the standings to the reader’s own row.',
  }),
}

export const gamesMessages = {
  round: defineMessage<{ readonly number: MessageValue }>({
    id: 'tournament.games.round',
    defaultMessage: 'Round {number}',
    description: 'A round of a tournament.',
  }),
  rounds: defineMessage({
    id: 'tournament.games.rounds',
    defaultMessage: 'Round',
    description: 'Names the choice of the round.',
  }),
  choose: defineMessage({
    id: 'tournament.games.choose',
    defaultMessage: 'Choose',
    description: 'In the choice of the round before anything is chosen.',
  }),
  filter: defineMessage({
    id: 'tournament.games.filter',
    defaultMessage: 'Show',
    description:
      'Names the choice of which boards are shown: those that start soon, go or have ended.',
  }),
  view: defineMessage({
    id: 'tournament.games.view',
    defaultMessage: 'View',
    description: 'Names the choice between rows and small boards.',
  }),
  rows: defineMessage({
    id: 'tournament.games.view.rows',
    defaultMessage: 'Rows',
    description: 'Choice of how games are shown: as a table.',
  }),
  boards: defineMessage({
    id: 'tournament.games.view.boards',
    defaultMessage: 'Boards',
    description: 'Choice of how games are shown: as small boards.',
  }),
  topBoards: defineMessage({
    id: 'tournament.games.top',
    defaultMessage: 'Top boards',
    description: 'Heading of the games of the best players of the round.',
  }),
  tile: defineMessage<{
    readonly black: MessageValue
    readonly board: MessageValue
    readonly state: MessageValue
    readonly white: MessageValue
  }>({
    id: 'tournament.games.tile',
    defaultMessage: 'Board {board}: {white} vs {black}, {state}',
    description:
      'A small board for screen readers; both are players, the first has the white pieces. {state} is a result such as 1–0, or a word such as “Live”.',
  }),
  pairing: defineMessage<{ readonly black: MessageValue; readonly white: MessageValue }>({
    id: 'tournament.games.pairing',
    defaultMessage: '{white} vs {black}',
    description: 'Names the link to a game for screen readers; the first player has White.',
  }),
  caption: defineMessage<{ readonly number: MessageValue }>({
    id: 'tournament.games.caption',
    defaultMessage: 'Games of round {number}',
    description: 'Names the table of boards for screen readers.',
  }),
  board: defineMessage({
    id: 'tournament.games.board',
    defaultMessage: 'Board',
    description: 'Column: the number of the board.',
  }),
  white: defineMessage({
    id: 'tournament.games.white',
    defaultMessage: 'White',
    description: 'Column: the player of White.',
  }),
  black: defineMessage({
    id: 'tournament.games.black',
    defaultMessage: 'Black',
    description: 'Column: the player of Black.',
  }),
  result: defineMessage({
    id: 'tournament.games.result',
    defaultMessage: 'Result',
    description: 'Column: the result of the game.',
  }),
  forfeit: defineMessage({
    id: 'tournament.games.forfeit',
    defaultMessage: 'by forfeit',
    description: 'After a result: one of the players did not come.',
  }),
  cancelled: defineMessage({
    id: 'tournament.games.cancelled',
    defaultMessage: 'Not played',
    description: 'In place of a result: the game was called off.',
  }),
  live: defineMessage<{ readonly count: number | bigint }>({
    id: 'tournament.games.live',
    defaultMessage: '{count, plural, one {# game in progress} other {# games in progress}}',
    description: 'Above the boards of a round: how many games are being played.',
  }),
  yourGame: defineMessage({
    id: 'tournament.games.yours',
    defaultMessage: 'Your game',
    description: 'Heading of the reader’s own board, above the others.',
  }),
  empty: defineMessage({
    id: 'tournament.games.empty',
    defaultMessage: 'No games yet',
    description: 'In place of the boards before the first round.',
  }),
  emptyHint: defineMessage({
    id: 'tournament.games.empty.hint',
    defaultMessage: 'Pairings appear here when a round starts.',
    description: 'Below the notice that there are no games yet.',
  }),
  noMatch: defineMessage({
    id: 'tournament.games.noMatch',
    defaultMessage: 'No such games in this round',
    description: 'In place of the boards when the filter leaves none.',
  }),
  loading: defineMessage({
    id: 'tournament.games.loading',
    defaultMessage: 'Loading games…',
    description: 'While the boards load, for screen readers.',
  }),
  failed: defineMessage({
    id: 'tournament.games.failed',
    defaultMessage: 'Couldn’t load the games',
    description: 'In place of the boards when they could not be loaded.',
  }),
  pages: defineMessage({
    id: 'tournament.games.pages',
    defaultMessage: 'Pages of games',
    description: 'Names the pages of the boards for screen readers.',
  }),
  previous: defineMessage({
    id: 'tournament.games.previous',
    defaultMessage: 'Previous page',
    description: 'Button to the boards before.',
  }),
  next: defineMessage({
    id: 'tournament.games.next',
    defaultMessage: 'Next page',
    description: 'Button to the boards after.',
  }),
  page: defineMessage<{ readonly page: MessageValue }>({
    id: 'tournament.games.page',
    defaultMessage: 'Page {page}',
    description: 'Button to a page of boards.',
  }),
  position: defineMessage<{ readonly count: MessageValue; readonly page: MessageValue }>({
    id: 'tournament.games.position',
    defaultMessage: 'Page {page} of {count}',
    description: 'Which page of boards is shown.',
  }),
}
