import { defineMessage, type MessageValue } from 'react-intl'

export const throttledMessages = {
  title: defineMessage({
    id: 'activationCode.error.throttled',
    defaultMessage: 'Too many attempts',
    description: 'Title of the notice above the field.',
  }),
  until: defineMessage<{ readonly time: MessageValue }>({
    id: 'activationCode.error.throttledUntil',
    defaultMessage: 'Try again in {time}',
    description:
      'Text of the notice “Too many tries”. {time} is 05:00, “2 days 5 h” or “a moment”.',
  }),
}
