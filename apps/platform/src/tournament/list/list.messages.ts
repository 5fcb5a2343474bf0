import { defineMessage, type MessageValue } from 'react-intl'
import type { ListTab } from './tabs.ts'

export const tabMessages = {
  popular: defineMessage({
    id: 'tournaments.tab.popular',
    defaultMessage: 'Popular',
    description: 'Tab of the tournaments: those with the most players first.',
  }),
  biggest: defineMessage({
    id: 'tournaments.tab.biggest',
    defaultMessage: 'Biggest',
    description: 'Tab of the tournaments: those with the most seats first.',
  }),
  new: defineMessage({
    id: 'tournaments.tab.new',
    defaultMessage: 'New',
    description: 'Tab of the tournaments: those that were added last first.',
  }),
  top: defineMessage({
    id: 'tournaments.tab.top',
    defaultMessage: 'Top tournaments',
    description: 'Tab of the tournaments: those with the largest prizes first.',
  }),
  kids: defineMessage({
    id: 'tournaments.tab.kids',
    defaultMessage: 'Kids',
    description: 'Tab of the tournaments that only children can join.',
  }),
  online: defineMessage({
    id: 'tournaments.tab.online',
    defaultMessage: 'Online',
    description: 'Tab of the tournaments that are played on this site.',
  }),
  offline: defineMessage({
    id: 'tournaments.tab.offline',
    defaultMessage: 'Offline',
    description: 'Tab of the tournaments that are played over the board.',
  }),
  americas: defineMessage({
    id: 'tournaments.tab.americas',
    defaultMessage: 'Americas',
    description: 'Tab of the tournaments in North and South America.',
  }),
  asia: defineMessage({
    id: 'tournaments.tab.asia',
    defaultMessage: 'Asia & Oceania',
    description: 'Tab of the tournaments in this part of the world.',
  }),
  europe: defineMessage({
    id: 'tournaments.tab.europe',
    defaultMessage: 'Europe',
    description: 'Tab of the tournaments in this part of the world.',
  }),
  africa: defineMessage({
    id: 'tournaments.tab.africa',
    defaultMessage: 'Africa',
    description: 'Tab of the tournaments in this part of the world.',
  }),
} as const satisfies Record<ListTab, unknown>

export const messages = {
  clubs: defineMessage({
    id: 'tournaments.clubs',
    defaultMessage: 'Clubs',
    description: 'Link on the page of all tournaments: to the clubs, which organise some of them.',
  }),
  create: defineMessage({
    id: 'tournaments.create',
    defaultMessage: 'Create tournament',
    description: 'Button on the page of all tournaments: a member organises one.',
  }),
  title: defineMessage({
    id: 'tournaments.title',
    defaultMessage: 'Tournaments',
    description: 'Heading and title of the page with all tournaments.',
  }),
  yours: defineMessage({
    id: 'tournaments.yours',
    defaultMessage: 'Your tournaments',
    description: 'Heading of the tournaments that the reader has joined.',
  }),
  organised: defineMessage({
    id: 'tournaments.organised',
    defaultMessage: 'You run',
    description:
      'Heading of the tournaments that the reader organises or is an arbiter of, with those that are not published.',
  }),
  allOrganised: defineMessage<{ readonly count: number | bigint }>({
    id: 'tournaments.organised.all',
    defaultMessage: 'Show all {count, number}',
    description: 'Button beside the heading “You run”: shows the whole list.',
  }),
  draft: defineMessage({
    id: 'tournaments.organised.draft',
    defaultMessage: 'Draft',
    description: 'Mark of a tournament that is not published yet.',
  }),
  draftSaved: defineMessage<{ readonly date: MessageValue }>({
    id: 'tournaments.organised.saved',
    defaultMessage: 'Saved {date}',
    description: 'Below the name of a draft of a tournament: when it was saved last.',
  }),
  featured: defineMessage({
    id: 'tournaments.featured',
    defaultMessage: 'Featured',
    description: 'Heading of the tournaments that the site recommends.',
  }),
  list: defineMessage({
    id: 'tournaments.list',
    defaultMessage: 'All tournaments',
    description: 'Heading of the list of tournaments, above its tabs.',
  }),
  stage: defineMessage({
    id: 'tournaments.stage',
    defaultMessage: 'Show',
    description: 'Names the choice between tournaments that are open and those that have ended.',
  }),
  open: defineMessage({
    id: 'tournaments.stage.open',
    defaultMessage: 'Now and next',
    description: 'Choice: tournaments that are to come or being played.',
  }),
  ended: defineMessage({
    id: 'tournaments.stage.ended',
    defaultMessage: 'Ended',
    description: 'Choice: tournaments that are over.',
  }),
  filters: defineMessage({
    id: 'tournaments.filters',
    defaultMessage: 'Filters',
    description: 'Names the filters of the list, and the button that opens them on a phone.',
  }),
  kind: defineMessage({
    id: 'tournaments.filter.kind',
    defaultMessage: 'Format',
    description: 'Filter of the list: Swiss, arena and so on.',
  }),
  anyKind: defineMessage({
    id: 'tournaments.filter.kind.any',
    defaultMessage: 'Any format',
    description: 'Filter of the list: every kind of tournament.',
  }),
  time: defineMessage({
    id: 'tournaments.filter.time',
    defaultMessage: 'Time control',
    description: 'Filter of the list: blitz, rapid and so on.',
  }),
  anyTime: defineMessage({
    id: 'tournaments.filter.time.any',
    defaultMessage: 'Any time control',
    description: 'Filter of the list: every time control.',
  }),
  rating: defineMessage({
    id: 'tournaments.filter.rating',
    defaultMessage: 'Rating',
    description: 'Filter of the list: rated, unrated and so on.',
  }),
  anyRating: defineMessage({
    id: 'tournaments.filter.rating.any',
    defaultMessage: 'Rated and unrated',
    description: 'Filter of the list: whether it counts for a rating does not matter.',
  }),
  joinable: defineMessage({
    id: 'tournaments.filter.joinable',
    defaultMessage: 'Only those I can join',
    description: 'Switch above the list.',
  }),
  clear: defineMessage({
    id: 'tournaments.filter.clear',
    defaultMessage: 'Clear filters',
    description: 'Button that shows every tournament of the tab again.',
  }),
  choose: defineMessage({
    id: 'tournaments.filter.choose',
    defaultMessage: 'Choose',
    description: 'In a filter before anything is chosen.',
  }),
  loading: defineMessage({
    id: 'tournaments.loading',
    defaultMessage: 'Loading tournaments…',
    description: 'In place of the list while it loads, for screen readers.',
  }),
  failed: defineMessage({
    id: 'tournaments.failed',
    defaultMessage: 'Couldn’t load the tournaments',
    description: 'In place of the list when it could not be loaded.',
  }),
  failedHint: defineMessage({
    id: 'tournaments.failed.hint',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below the notice that the tournaments could not be loaded.',
  }),
  retry: defineMessage({
    id: 'tournaments.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads the tournaments again.',
  }),
  empty: defineMessage({
    id: 'tournaments.empty',
    defaultMessage: 'No tournaments here yet',
    description: 'In place of the list when a tab has no tournaments.',
  }),
  emptyHint: defineMessage({
    id: 'tournaments.empty.hint',
    defaultMessage: 'New tournaments appear here as soon as they are announced.',
    description: 'Below the notice that a tab has no tournaments.',
  }),
  noMatch: defineMessage({
    id: 'tournaments.noMatch',
    defaultMessage: 'No tournaments match these filters',
    description: 'In place of the list when the filters leave nothing.',
  }),
  popular: defineMessage({
    id: 'tournaments.empty.popular',
    defaultMessage: 'See all tournaments',
    description: 'Button of an empty tab that opens the first tab.',
  }),
  more: defineMessage({
    id: 'tournaments.more',
    defaultMessage: 'Show more',
    description: 'Button below the list.',
  }),
  moreLoading: defineMessage({
    id: 'tournaments.more.loading',
    defaultMessage: 'Loading…',
    description: 'The button below the list while more tournaments load.',
  }),
  moreFailed: defineMessage({
    id: 'tournaments.more.failed',
    defaultMessage: 'Couldn’t load more tournaments',
    description: 'Below the list when more tournaments could not be loaded.',
  }),
  progress: defineMessage<{ readonly count: MessageValue; readonly shown: MessageValue }>({
    id: 'tournaments.progress',
    defaultMessage: '{shown} of {count} tournaments',
    description: 'Below the list: how many tournaments are shown, of how many.',
  }),
  view: defineMessage({
    id: 'tournaments.view',
    defaultMessage: 'View',
    description: 'Names the choice between cards and a calendar.',
  }),
  cards: defineMessage({
    id: 'tournaments.view.cards',
    defaultMessage: 'Cards',
    description: 'Choice of how tournaments are shown.',
  }),
  calendar: defineMessage({
    id: 'tournaments.view.calendar',
    defaultMessage: 'Calendar',
    description: 'Choice of how tournaments are shown: by the days of a month.',
  }),
  emptyMonth: defineMessage({
    id: 'tournaments.calendar.emptyMonth',
    defaultMessage: 'No tournaments this month',
    description: 'In place of the days of a month without tournaments.',
  }),
  emptyDay: defineMessage({
    id: 'tournaments.calendar.emptyDay',
    defaultMessage: 'No tournaments on this day',
    description: 'Below a day of the calendar without tournaments.',
  }),
  previousMonth: defineMessage({
    id: 'tournaments.calendar.previous',
    defaultMessage: 'Previous month',
    description: 'Button of the calendar.',
  }),
  nextMonth: defineMessage({
    id: 'tournaments.calendar.next',
    defaultMessage: 'Next month',
    description: 'Button of the calendar.',
  }),
  today: defineMessage({
    id: 'tournaments.calendar.today',
    defaultMessage: 'Today',
    description: 'Button of the calendar that leads to today.',
  }),
  eventCount: defineMessage<{ readonly count: number | bigint }>({
    id: 'tournaments.calendar.count',
    defaultMessage: '{count, plural, one {# tournament} other {# tournaments}}',
    description: 'How many tournaments a day has, for screen readers.',
  }),
  moreEvents: defineMessage<{ readonly count: MessageValue }>({
    id: 'tournaments.calendar.more',
    defaultMessage: '+{count} more',
    description: 'How many more tournaments a day has than are shown.',
  }),
}
