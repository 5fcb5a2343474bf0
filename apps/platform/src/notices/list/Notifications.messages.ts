import { defineMessage } from 'react-intl'

export const messages = {
  bell: defineMessage<{ readonly count: number | bigint }>({
    id: 'notifications.bell',
    defaultMessage:
      'Notifications, {count, plural, =0 {none unread} one {# unread} other {# unread}}',
    description: 'Names the bell in the header, for screen readers and in its hint.',
  }),
  loading: defineMessage({
    id: 'notifications.loading',
    defaultMessage: 'Loading the notifications…',
    description: 'In the panel below the bell, for screen readers.',
  }),
  failed: defineMessage({
    id: 'notifications.failed',
    defaultMessage: 'The notifications could not be loaded',
    description: 'In the panel below the bell.',
  }),
  olderFailed: defineMessage({
    id: 'notifications.failed.older',
    defaultMessage: 'Older notifications could not be loaded',
    description: 'In the panel, below the notifications that came in the meantime.',
  }),
  retry: defineMessage({
    id: 'notifications.retry',
    defaultMessage: 'Try again',
    description: 'Button in the panel that loads the notifications again.',
  }),
}
