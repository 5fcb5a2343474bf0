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
    description: 'Button that cancels a game before its start; also agrees to it in the dialog.',
  }),
  cancelTitle: defineMessage({
    id: 'game.scheduled.cancel.title',
    defaultMessage: 'Cancel the game?',
    description: 'Title of the question before a game is cancelled.',
  }),
  cancelText: defineMessage({
    id: 'game.scheduled.cancel.text',
    defaultMessage: 'It won’t be played, and we’ll tell your opponent. No ratings change.',
    description: 'Text of the question before a game is cancelled.',
  }),
  keep: defineMessage({
    id: 'game.scheduled.keep',
    defaultMessage: 'Keep the game',
    description: 'Button of the question: the game is not cancelled.',
  }),
}
