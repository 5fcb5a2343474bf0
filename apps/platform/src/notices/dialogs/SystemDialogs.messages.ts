import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  waiting: defineMessage<{ readonly count: MessageValue }>({
    id: 'systemDialogs.waiting',
    defaultMessage: '{count} more after this',
    description: 'In a dialog, below its text: how many other dialogs come after it.',
  }),
}
