import { defineMessage } from 'react-intl'

/** The texts of a game's page before its start. */
export const scheduledMessages = {
  calendar: defineMessage({
    id: 'game.scheduled.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Button that saves a file with the start of the game for a calendar.',
  }),
  calendarTitle: defineMessage({
    id: 'game.scheduled.calendar.title',
    defaultMessage: 'Chess game on Kingside',
    description: 'Name of the entry in a calendar. Kingside is the product’s name.',
  }),
  cancel: defineMessage({
    id: 'game.scheduled.cancel',
    defaultMessage: 'Cancel game',
    description: 'Button that asks whether to cancel a game before its start.',
  }),
}
