import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  waiting: defineMessage<{ readonly count: MessageValue }>({
    id: 'systemDialogs.waiting',
    defaultMessage: '{count} more to read',
    description:
      'Below the text of a dialog: how many other dialogs open after this one is closed. {count} is a number.',
  }),
}
