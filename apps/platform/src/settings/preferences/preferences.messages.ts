import { defineMessage } from 'react-intl'

/** The error of a setting that the browser could not save. */
export const preferenceMessages = {
  notKept: defineMessage({
    id: 'preferences.notKept',
    defaultMessage: 'Couldn’t save this in your browser',
    description: 'Title of the notice after a choice of theme, language or board.',
  }),
  holds: defineMessage({
    id: 'preferences.notKept.holds',
    defaultMessage: 'It lasts until you leave the page.',
    description: 'Text of the notice that a choice could not be saved.',
  }),
  keep: defineMessage({
    id: 'preferences.notKept.keep',
    defaultMessage: 'Save again',
    description: 'Button of the notice that a choice could not be saved.',
  }),
}
