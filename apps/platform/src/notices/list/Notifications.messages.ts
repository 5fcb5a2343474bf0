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
    defaultMessage: 'Loading notifications…',
    description: 'In the panel below the bell, for screen readers.',
  }),
  failed: defineMessage({
    id: 'notifications.failed',
    defaultMessage: 'Couldn’t load notifications',
    description: 'In the panel below the bell.',
  }),
  olderFailed: defineMessage({
    id: 'notifications.failed.older',
    defaultMessage: 'Couldn’t load older notifications',
    description: 'In the panel, below the notifications that came in the meantime.',
  }),
  retry: defineMessage({
    id: 'notifications.retry',
    defaultMessage: 'Try again',
    description: 'Button in the panel that loads the notifications again.',
  }),
}
