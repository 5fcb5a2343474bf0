import type { ClubFilter } from '../club.types.ts'
import type { ClubTab } from './club-choices.ts'
import { defineMessage, type MessageValue } from 'react-intl'

export const tabMessages = {
  all: defineMessage({
    id: 'clubs.list.tab.all',
    defaultMessage: 'All clubs',
    description: 'Tab with all clubs.',
  }),
  mine: defineMessage({
    id: 'clubs.list.tab.mine',
    defaultMessage: 'My clubs',
    description: 'Tab with the reader’s clubs.',
  }),
  events: defineMessage({
    id: 'clubs.list.tab.events',
    defaultMessage: 'Club events',
    description: 'Tab with the events of all clubs.',
  }),
} as const satisfies Record<ClubTab, unknown>

export const orderingMessages = {
  members: defineMessage({
    id: 'clubs.list.ordering.members',
    defaultMessage: 'Most members',
    description: 'Order of the clubs.',
  }),
  name: defineMessage({
    id: 'clubs.list.ordering.name',
    defaultMessage: 'By club name',
    description: 'Order of the clubs.',
  }),
  new: defineMessage({
    id: 'clubs.list.ordering.new',
    defaultMessage: 'Newest first',
    description: 'Order of the clubs.',
  }),
} as const satisfies Record<ClubFilter['ordering'], unknown>

export const messages = {
  create: defineMessage({
    id: 'clubs.list.create',
    defaultMessage: 'Create a club',
    description: 'Link to the form for a new club.',
  }),
  forOrganisers: defineMessage({
    id: 'clubs.list.forOrganisers',
    defaultMessage: 'What a club can do on Kingside',
    description: 'Link to the page for those who run clubs.',
  }),
  filters: defineMessage({
    id: 'clubs.list.filters',
    defaultMessage: 'Filters',
    description: 'Names the group of filters; on a phone, what opens them.',
  }),
  search: defineMessage({
    id: 'clubs.list.search',
    defaultMessage: 'Name or city',
    description: 'Label of the field that searches clubs.',
  }),
  clearSearch: defineMessage({
    id: 'clubs.list.clearSearch',
    defaultMessage: 'Clear search',
    description: 'Names the button that empties the search.',
  }),
  anyMembership: defineMessage({
    id: 'clubs.list.anyMembership',
    defaultMessage: 'Open and by request',
    description: 'Choice that leaves nothing out.',
  }),
  anyCountry: defineMessage({
    id: 'clubs.list.anyCountry',
    defaultMessage: 'Any country',
    description: 'In the filter by country while it leaves nothing out.',
  }),
  activeFilters: defineMessage<{ readonly count: number | bigint }>({
    id: 'clubs.list.activeFilters',
    defaultMessage: '{count, plural, one {# active} other {# active}}',
    description: 'Beside “Filters” on a phone: how many filters are in use.',
  }),
  ordering: defineMessage({
    id: 'clubs.list.ordering',
    defaultMessage: 'Order',
    description: 'Label of the choice of the order.',
  }),
  choose: defineMessage({
    id: 'clubs.list.choose',
    defaultMessage: 'Choose',
    description: 'In a list from which nothing is chosen.',
  }),
  nothingToChoose: defineMessage({
    id: 'clubs.list.nothingToChoose',
    defaultMessage: 'Nothing to choose',
    description: 'In a list without options.',
  }),
  clear: defineMessage({
    id: 'clubs.list.clear',
    defaultMessage: 'Clear filters',
    description: 'Button that takes all filters away.',
  }),
  clubCount: defineMessage<{ readonly count: number | bigint }>({
    id: 'clubs.list.clubCount',
    defaultMessage: '{count, plural, one {# club found} other {# clubs found}}',
    description: 'What a search has found, for screen readers.',
  }),
  failed: defineMessage({
    id: 'clubs.list.failed',
    defaultMessage: 'Couldn’t load the clubs',
    description: 'In place of clubs.',
  }),
  none: defineMessage({
    id: 'clubs.list.none',
    defaultMessage: 'No clubs yet',
    description: 'In place of clubs.',
  }),
  noneText: defineMessage({
    id: 'clubs.list.noneText',
    defaultMessage: 'Clubs that players create appear here.',
    description: 'Below “No clubs yet”.',
  }),
  noMatch: defineMessage({
    id: 'clubs.list.noMatch',
    defaultMessage: 'No clubs match these filters',
    description: 'In place of clubs.',
  }),
  noneOfMine: defineMessage({
    id: 'clubs.list.noneOfMine',
    defaultMessage: 'You’re not in a club yet',
    description: 'In place of the reader’s clubs.',
  }),
  noneOfMineText: defineMessage({
    id: 'clubs.list.noneOfMineText',
    defaultMessage: 'Clubs that you join or create appear here.',
    description: 'Below “You’re not in a club yet”.',
  }),
  findOne: defineMessage({
    id: 'clubs.list.findOne',
    defaultMessage: 'Find a club',
    description: 'Button to all clubs.',
  }),
  visitorMine: defineMessage({
    id: 'clubs.list.visitorMine',
    defaultMessage: 'Sign in to see your clubs',
    description: 'In place of a visitor’s clubs.',
  }),
  visitorMineText: defineMessage({
    id: 'clubs.list.visitorMineText',
    defaultMessage: 'Members join clubs, create their own and play club tournaments.',
    description: 'Below “Sign in to see your clubs”.',
  }),
  view: defineMessage({
    id: 'clubs.list.view',
    defaultMessage: 'View',
    description: 'Names the choice between calendar and list.',
  }),
  calendar: defineMessage({
    id: 'clubs.list.calendar',
    defaultMessage: 'Calendar',
    description: 'Shows events by days.',
  }),
  asList: defineMessage({
    id: 'clubs.list.asList',
    defaultMessage: 'List',
    description: 'Shows events one after the other.',
  }),
  onlyMine: defineMessage({
    id: 'clubs.list.onlyMine',
    defaultMessage: 'Only my clubs',
    description: 'Switch: only events of the reader’s clubs.',
  }),
  events: defineMessage({
    id: 'clubs.list.events',
    defaultMessage: 'Club events',
    description: 'Names the calendar and the list.',
  }),
  loadingEvents: defineMessage({
    id: 'clubs.list.loadingEvents',
    defaultMessage: 'Loading events…',
    description: 'For screen readers.',
  }),
  eventsFailed: defineMessage({
    id: 'clubs.list.eventsFailed',
    defaultMessage: 'Couldn’t load the events',
    description: 'In place of events.',
  }),
  emptyMonth: defineMessage({
    id: 'clubs.list.emptyMonth',
    defaultMessage: 'No events this month',
    description: 'In place of the events of a month.',
  }),
  emptyDay: defineMessage({
    id: 'clubs.list.emptyDay',
    defaultMessage: 'No events on this day',
    description: 'In place of the events of a day.',
  }),
  noEvents: defineMessage({
    id: 'clubs.list.noEvents',
    defaultMessage: 'No events coming up',
    description: 'In place of events.',
  }),
  noEventsText: defineMessage({
    id: 'clubs.list.noEventsText',
    defaultMessage: 'Events that clubs plan appear here.',
    description: 'Below “No events coming up”.',
  }),
  previousMonth: defineMessage({
    id: 'clubs.list.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Names the button to the month before.',
  }),
  nextMonth: defineMessage({
    id: 'clubs.list.nextMonth',
    defaultMessage: 'Next month',
    description: 'Names the button to the next month.',
  }),
  today: defineMessage({
    id: 'clubs.list.today',
    defaultMessage: 'Today',
    description: 'Button to today, and mark of today.',
  }),
  eventCount: defineMessage<{ readonly count: number | bigint }>({
    id: 'clubs.list.eventCount',
    defaultMessage: '{count, plural, one {# event} other {# events}}',
    description: 'How many events a day has.',
  }),
  moreEvents: defineMessage<{ readonly count: MessageValue }>({
    id: 'clubs.list.moreEvents',
    defaultMessage: '+{count} more',
    description: 'How many more events a day has than are shown.',
  }),
} as const
