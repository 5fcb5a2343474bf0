import { defineMessage } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'notification.title',
    defaultMessage: 'Notification',
    description: 'Above one notification that stands alone.',
  }),
  read: defineMessage({
    id: 'notification.read',
    defaultMessage: 'Mark as read',
    description: 'Button above one notification that stands alone.',
  }),
}
