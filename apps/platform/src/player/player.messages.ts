import type { RatingFamily } from '@kingside/api/facts'
import { defineMessage, type MessageValue } from 'react-intl'
import type { PlayerTab } from './player.types.ts'

export const messages = {
  loading: defineMessage({
    id: 'player.loading',
    defaultMessage: 'Loading the profile…',
    description: 'Title of a player’s page, and for screen readers, while it loads.',
  }),
  failed: defineMessage({
    id: 'player.failed',
    defaultMessage: 'Couldn’t load the profile',
    description: 'In place of a player’s page.',
  }),
  failedHint: defineMessage({
    id: 'player.failed.hint',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below “Couldn’t load the profile”.',
  }),
  retry: defineMessage({
    id: 'player.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks the server once more.',
  }),
  deletedHint: defineMessage({
    id: 'player.deleted.hint',
    defaultMessage: 'This player closed the account. Only the games remain.',
    description: 'Below “Deleted account”.',
  }),
  online: defineMessage({
    id: 'player.online',
    defaultMessage: 'Online',
    description: 'The player has Kingside open now.',
  }),
  offline: defineMessage({
    id: 'player.offline',
    defaultMessage: 'Offline',
    description: 'The player hasn’t Kingside open now.',
  }),
  bot: defineMessage({
    id: 'player.bot',
    defaultMessage: 'Computer',
    description: 'Mark of a player that is the computer.',
  }),
  botHint: defineMessage({
    id: 'player.bot.hint',
    defaultMessage: 'The computer’s rating is fixed: it shows how strong this level plays.',
    description: 'On the page of a bot, in place of results.',
  }),
  pro: defineMessage({
    id: 'player.pro',
    defaultMessage: 'Pro',
    description: 'Mark of a player on the plan Pro. A name: don’t translate.',
  }),
  since: defineMessage<{ readonly date: MessageValue }>({
    id: 'player.since',
    defaultMessage: 'Member since {date}',
    description: 'Below a player’s name. {date} is a month and a year.',
  }),
  fideId: defineMessage<{ readonly id: MessageValue }>({
    id: 'player.fideId',
    defaultMessage: 'FIDE ID {id}',
    description:
      'Below a player’s name: the federation’s number of the player, which it has verified.',
  }),
  fideOnCheck: defineMessage({
    id: 'player.fideId.onCheck',
    defaultMessage: 'FIDE ID on check',
    description: 'Below a player’s name: the federation is still verifying who the player is.',
  }),
  challenge: defineMessage({
    id: 'player.challenge',
    defaultMessage: 'Challenge player',
    description: 'Button: opens the form of a challenge to this player.',
  }),
  playBot: defineMessage({
    id: 'player.playBot',
    defaultMessage: 'Play the computer',
    description: 'Link on a bot’s page: to the start of a game against the computer.',
  }),
  edit: defineMessage({
    id: 'player.edit',
    defaultMessage: 'Edit profile',
    description: 'Link on the reader’s own page: to the form with their details.',
  }),
  share: defineMessage({
    id: 'player.share',
    defaultMessage: 'Share profile',
    description: 'Button: shares the address of this page.',
  }),
  shareLink: defineMessage({
    id: 'player.share.link',
    defaultMessage: 'Link to this profile',
    description: 'Names the field with the address.',
  }),
  copy: defineMessage({
    id: 'player.share.copy',
    defaultMessage: 'Copy link',
    description: 'Button that copies the address.',
  }),
  copied: defineMessage({
    id: 'player.share.copied',
    defaultMessage: 'Copied',
    description: 'After the address was copied.',
  }),
  notCopied: defineMessage({
    id: 'player.share.failed',
    defaultMessage: 'Couldn’t copy',
    description: 'When the address could not be copied.',
  }),
  parts: defineMessage({
    id: 'player.tabs',
    defaultMessage: 'Profile',
    description: 'Names the tabs of a player’s page for screen readers.',
  }),
}

export const tabMessages = {
  overview: defineMessage({
    id: 'player.tab.overview',
    defaultMessage: 'Overview',
    description: 'Tab of a player’s page: results and ratings.',
  }),
  games: defineMessage({
    id: 'player.tab.games',
    defaultMessage: 'Games',
    description: 'Tab of a player’s page: finished games.',
  }),
  tournaments: defineMessage({
    id: 'player.tab.tournaments',
    defaultMessage: 'Tournaments',
    description: 'Tab of a player’s page: tournaments that are played, and finished ones.',
  }),
} as const satisfies Record<PlayerTab, unknown>

/** The families of ratings. */
export const familyMessages = {
  worldchess: defineMessage({
    id: 'player.family.worldchess',
    defaultMessage: 'Kingside',
    description: 'Family of ratings: those of this site. A name: don’t translate.',
  }),
  fide: defineMessage({
    id: 'player.family.fide',
    defaultMessage: 'FOA',
    description: 'Family of ratings: those of FIDE Online Arena. A name: don’t translate.',
  }),
  otb: defineMessage({
    id: 'player.family.otb',
    defaultMessage: 'Over the board',
    description: 'Family of ratings: the federation’s, for games on a real board.',
  }),
} as const satisfies Record<RatingFamily, unknown>

export const ratingMessages = {
  title: defineMessage({
    id: 'player.ratings',
    defaultMessage: 'Ratings',
    description: 'Names the table of a player’s ratings.',
  }),
  family: defineMessage({
    id: 'player.ratings.family',
    defaultMessage: 'Rating list',
    description:
      'Names the first column of the table of ratings for screen readers: Kingside, FOA, over the board.',
  }),
  none: defineMessage({
    id: 'player.ratings.none',
    defaultMessage: 'No rated games yet',
    description: 'In place of the ratings of a player who has none.',
  }),
  noRating: defineMessage({
    id: 'player.ratings.noRating',
    defaultMessage: 'No rating',
    description: 'Read where a dash stands for no rating.',
  }),
  deviation: defineMessage<{ readonly deviation: MessageValue }>({
    id: 'player.ratings.deviation',
    defaultMessage: '±{deviation}',
    description: 'Below a rating: how uncertain it is, in points. Only a sign and a number.',
  }),
  key: defineMessage({
    id: 'player.ratings.key',
    defaultMessage: '± is the rating deviation: the smaller, the more certain the rating.',
    description: 'Explains the small numbers below ratings.',
  }),
  provisionalKey: defineMessage({
    id: 'player.ratings.provisional.key',
    defaultMessage: '? is provisional: the next games can still change it a lot.',
    description: 'Explains the question mark after a rating.',
  }),
  frozen: defineMessage({
    id: 'player.ratings.frozen',
    defaultMessage: 'FOA rating frozen: it only changes with Pro.',
    description: 'Below the ratings of a player without Pro who has FOA ratings.',
  }),
  failed: defineMessage({
    id: 'player.ratings.failed',
    defaultMessage: 'Couldn’t load the ratings',
    description: 'In place of a player’s ratings.',
  }),
}

export const statsMessages = {
  title: defineMessage({
    id: 'player.stats',
    defaultMessage: 'Results',
    description: 'Heading of the results and the graph of a player’s ratings.',
  }),
  loading: defineMessage({
    id: 'player.stats.loading',
    defaultMessage: 'Loading results…',
    description: 'For screen readers, while the results load.',
  }),
  failed: defineMessage({
    id: 'player.stats.failed',
    defaultMessage: 'Couldn’t load the results',
    description: 'In place of a player’s results and graph.',
  }),
  families: defineMessage({
    id: 'player.stats.families',
    defaultMessage: 'Rating list',
    description: 'Names the choice between Kingside, FOA and over the board.',
  }),
  none: defineMessage({
    id: 'player.stats.none',
    defaultMessage: 'Results appear here after the first rated game.',
    description: 'In place of results and graph of a player without rated games.',
  }),
  noCourse: defineMessage({
    id: 'player.stats.noCourse',
    defaultMessage: 'Games over the board aren’t played on Kingside, so there’s no graph.',
    description: 'In place of the graph for ratings over the board.',
  }),
  chart: defineMessage({
    id: 'player.stats.chart',
    defaultMessage: 'Rating over time',
    description: 'Title of the graph of a player’s ratings.',
  }),
  periods: defineMessage({
    id: 'player.stats.periods',
    defaultMessage: 'Period',
    description: 'Names the choice of the time that the graph shows.',
  }),
  recent: defineMessage({
    id: 'player.stats.recent',
    defaultMessage: '3 months',
    description: 'Choice: the graph shows the last three months.',
  }),
  whole: defineMessage({
    id: 'player.stats.whole',
    defaultMessage: 'All time',
    description: 'Choice: the graph shows all the time.',
  }),
  noRecent: defineMessage({
    id: 'player.stats.noRecent',
    defaultMessage: 'No rated games in the last 3 months.',
    description: 'In place of the graph.',
  }),
  date: defineMessage({
    id: 'player.stats.date',
    defaultMessage: 'Date',
    description: 'Column of the table that shows the same as the graph.',
  }),
  asTable: defineMessage({
    id: 'player.stats.asTable',
    defaultMessage: 'Show as table',
    description: 'Button below the graph.',
  }),
  asChart: defineMessage({
    id: 'player.stats.asChart',
    defaultMessage: 'Show as graph',
    description: 'Button below the table that shows the same as the graph.',
  }),
  noValue: defineMessage({
    id: 'player.stats.noValue',
    defaultMessage: 'No game',
    description: 'Read in the table of the graph where a dash stands for no value.',
  }),
  foaNote: defineMessage({
    id: 'player.stats.foaNote',
    defaultMessage:
      'Kingside calculates FOA ratings with Glicko-2. They aren’t FIDE’s own numbers.',
    description: 'Note below the graph of FOA ratings. Glicko-2 is a name.',
  }),
  caption: defineMessage({
    id: 'player.stats.caption',
    defaultMessage: 'Results by time control',
    description: 'Names the table of results.',
  }),
  time: defineMessage({
    id: 'player.stats.column.time',
    defaultMessage: 'Time control',
    description: 'Column: Bullet, Blitz and so on.',
  }),
  games: defineMessage({
    id: 'player.stats.column.games',
    defaultMessage: 'Games',
    description: 'Column: how many rated games.',
  }),
  won: defineMessage({
    id: 'player.stats.column.won',
    defaultMessage: 'Wins',
    description: 'Column and part of a bar: how many games the player won.',
  }),
  drawn: defineMessage({
    id: 'player.stats.column.drawn',
    defaultMessage: 'Draws',
    description: 'Column and part of a bar: how many games were drawn.',
  }),
  lost: defineMessage({
    id: 'player.stats.column.lost',
    defaultMessage: 'Losses',
    description: 'Column and part of a bar: how many games the player lost.',
  }),
  highest: defineMessage({
    id: 'player.stats.column.highest',
    defaultMessage: 'Highest',
    description: 'Column: the highest rating that the player has had.',
  }),
}

export const pairMessages = {
  title: defineMessage<{ readonly name: MessageValue }>({
    id: 'player.pair',
    defaultMessage: 'You against {name}',
    description: 'Heading of the results of the reader’s games against the player of the page.',
  }),
  none: defineMessage({
    id: 'player.pair.none',
    defaultMessage: 'You haven’t played each other yet.',
    description: 'Below the heading, where the reader and the player have no games together.',
  }),
  latest: defineMessage({
    id: 'player.pair.latest',
    defaultMessage: 'Latest games',
    description: 'Names the list of the latest games of the reader and the player.',
  }),
  failed: defineMessage({
    id: 'player.pair.failed',
    defaultMessage: 'Couldn’t load your games',
    description: 'In place of the games of the reader and the player.',
  }),
}

export const eventMessages = {
  coming: defineMessage({
    id: 'player.events.coming',
    defaultMessage: 'Coming up',
    description: 'Heading of the tournaments and games that a player will play.',
  }),
  comingNone: defineMessage({
    id: 'player.events.coming.none',
    defaultMessage: 'Nothing planned.',
    description: 'Below “Coming up”, where there is nothing.',
  }),
  failed: defineMessage({
    id: 'player.events.failed',
    defaultMessage: 'Couldn’t load the tournaments',
    description: 'In place of a player’s tournaments or planned games.',
  }),
  loading: defineMessage({
    id: 'player.events.loading',
    defaultMessage: 'Loading tournaments…',
    description: 'For screen readers, while a player’s tournaments load.',
  }),
  current: defineMessage({
    id: 'player.events.current',
    defaultMessage: 'Now and next',
    description: 'Heading of the tournaments that a player plays now or has joined.',
  }),
  finished: defineMessage({
    id: 'player.events.finished',
    defaultMessage: 'Finished tournaments',
    description: 'Heading of the tournaments that a player has finished.',
  }),
  none: defineMessage({
    id: 'player.events.none',
    defaultMessage: 'No tournaments yet',
    description: 'In place of a player’s tournaments.',
  }),
  finishedNone: defineMessage({
    id: 'player.events.finished.none',
    defaultMessage: 'No finished tournaments yet.',
    description: 'In place of the tournaments that a player has finished.',
  }),
  live: defineMessage({
    id: 'player.events.live',
    defaultMessage: 'Live',
    description: 'Mark of a tournament that is being played.',
  }),
  tournament: defineMessage({
    id: 'player.events.column.tournament',
    defaultMessage: 'Tournament',
    description: 'Column of the finished tournaments.',
  }),
  date: defineMessage({
    id: 'player.events.column.date',
    defaultMessage: 'Date',
    description: 'Column of the finished tournaments: on which day.',
  }),
  place: defineMessage({
    id: 'player.events.column.place',
    defaultMessage: 'Place',
    description: 'Column of the finished tournaments: the player’s place.',
  }),
  points: defineMessage({
    id: 'player.events.column.points',
    defaultMessage: 'Points',
    description: 'Column of the finished tournaments: the player’s points.',
  }),
  games: defineMessage({
    id: 'player.events.column.games',
    defaultMessage: 'Games',
    description: 'Column of the finished tournaments: how many the player played.',
  }),
  change: defineMessage({
    id: 'player.events.column.change',
    defaultMessage: 'Rating change',
    description: 'Column of the finished tournaments: what they changed in the player’s rating.',
  }),
  pages: defineMessage({
    id: 'player.events.pages',
    defaultMessage: 'Pages of finished tournaments',
    description: 'Names the row of page numbers for screen readers.',
  }),
  previous: defineMessage({
    id: 'player.events.pages.previous',
    defaultMessage: 'Newer tournaments',
    description: 'Names the arrow to the page before; the latest come first.',
  }),
  next: defineMessage({
    id: 'player.events.pages.next',
    defaultMessage: 'Older tournaments',
    description: 'Names the arrow to the page after.',
  }),
  page: defineMessage<{ readonly page: MessageValue }>({
    id: 'player.events.pages.page',
    defaultMessage: 'Page {page}',
    description: 'Names the button of a page.',
  }),
  position: defineMessage<{ readonly count: MessageValue; readonly page: MessageValue }>({
    id: 'player.events.pages.position',
    defaultMessage: 'Page {page} of {count}',
    description: 'Where the reader is among the pages.',
  }),
}
