import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  toasts: defineMessage({
    id: 'notices.toasts',
    defaultMessage: 'Messages',
    description: 'Names the passing messages at the edges of the screen, for screen readers.',
  }),
  closeToast: defineMessage({
    id: 'notices.toasts.close',
    defaultMessage: 'Close',
    description: 'Names the close icon of a passing message.',
  }),
  moreToasts: defineMessage<{ readonly count: MessageValue }>({
    id: 'notices.toasts.more',
    defaultMessage: '{count} more',
    description: 'Below four passing messages: how many more wait until there is room.',
  }),
  panel: defineMessage({
    id: 'notices.panel',
    defaultMessage: 'Notifications',
    description: 'Title of the panel below the bell in the header.',
  }),
  empty: defineMessage({
    id: 'notices.panel.empty',
    defaultMessage: 'Nothing new. News about tournaments, games and your account appears here.',
    description: 'In the panel below the bell, when there are no notifications.',
  }),
  readAll: defineMessage({
    id: 'notices.panel.readAll',
    defaultMessage: 'Mark all as read',
    description: 'Button in the panel below the bell.',
  }),
  unread: defineMessage({
    id: 'notices.unread',
    defaultMessage: 'Unread:',
    description: 'Before the title of a notification that was not opened yet, for screen readers.',
  }),
  external: defineMessage({
    id: 'notices.external',
    defaultMessage: '(opens a new tab)',
    description:
      'After the title of a notification that leads to another site, for screen readers.',
  }),
}
