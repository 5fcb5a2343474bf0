import { defineMessage } from 'react-intl'

export const dateMessages = {
  openCalendar: defineMessage({
    id: 'operation.date.openCalendar',
    defaultMessage: 'Open calendar',
    description: 'Names the button that opens the calendar of a date field.',
  }),
  previousMonth: defineMessage({
    id: 'operation.date.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Names the button of a calendar.',
  }),
  nextMonth: defineMessage({
    id: 'operation.date.nextMonth',
    defaultMessage: 'Next month',
    description: 'Names the button of a calendar.',
  }),
}
