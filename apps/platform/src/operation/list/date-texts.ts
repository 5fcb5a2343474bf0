import type { IntlShape } from 'react-intl'
import { dateMessages as messages } from './date.messages.ts'

/** The texts of a date field. */
export const dateTexts = (formatMessage: IntlShape['formatMessage']) => ({
  open: formatMessage(messages.openCalendar),
  previousMonth: formatMessage(messages.previousMonth),
  nextMonth: formatMessage(messages.nextMonth),
})
