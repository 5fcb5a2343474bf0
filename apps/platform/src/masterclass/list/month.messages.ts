import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'masterclass.month.label',
    defaultMessage: 'Calendar of masterclasses',
    description: 'Names the calendar.',
  }),
  loading: defineMessage({
    id: 'masterclass.month.loading',
    defaultMessage: 'Loading masterclasses…',
    description: 'For screen readers.',
  }),
  emptyMonth: defineMessage({
    id: 'masterclass.month.emptyMonth',
    defaultMessage: 'No masterclasses this month',
    description: 'In place of the masterclasses of a month.',
  }),
  emptyDay: defineMessage({
    id: 'masterclass.month.emptyDay',
    defaultMessage: 'No masterclasses on this day',
    description: 'In place of the masterclasses of a day.',
  }),
  previousMonth: defineMessage({
    id: 'masterclass.month.previous',
    defaultMessage: 'Previous month',
    description: 'Names the button to the month before.',
  }),
  nextMonth: defineMessage({
    id: 'masterclass.month.next',
    defaultMessage: 'Next month',
    description: 'Names the button to the next month.',
  }),
  today: defineMessage({
    id: 'masterclass.month.today',
    defaultMessage: 'Today',
    description: 'Button to today, and mark of today.',
  }),
  eventCount: defineMessage<{ readonly count: number | bigint }>({
    id: 'masterclass.month.count',
    defaultMessage: '{count, plural, one {# masterclass} other {# masterclasses}}',
    description: 'How many masterclasses a day has.',
  }),
  moreEvents: defineMessage<{ readonly count: MessageValue }>({
    id: 'masterclass.month.more',
    defaultMessage: '+{count} more',
    description: 'How many more masterclasses a day has than are shown.',
  }),
  view: defineMessage({
    id: 'masterclass.month.view',
    defaultMessage: 'View',
    description: 'Names the choice between the list and the calendar.',
  }),
  list: defineMessage({
    id: 'masterclass.month.list',
    defaultMessage: 'List',
    description: 'Choice: one after the other.',
  }),
  calendar: defineMessage({
    id: 'masterclass.month.calendar',
    defaultMessage: 'Calendar',
    description: 'Choice: on the days of a month.',
  }),
} as const
