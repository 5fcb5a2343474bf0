import { defineMessage } from 'react-intl'

export const messages = {
  counted: defineMessage({
    id: 'puzzles.offline.counted',
    defaultMessage: 'Offline practice. It’ll count once you’re back online.',
    description: 'Beside a puzzle that is solved without a connection.',
  }),
  practise: defineMessage({
    id: 'puzzles.offline.practise',
    defaultMessage: 'Practise offline',
    description: 'Button: to the puzzles that can be solved without a connection.',
  }),
  ready: defineMessage({
    id: 'puzzles.offline.ready',
    defaultMessage:
      'There are 200 practice puzzles on this device. What you solve will count once you’re back online.',
    description: 'Below the title that the reader is offline.',
  }),
  none: defineMessage({
    id: 'puzzles.offline.none',
    defaultMessage:
      'Open this page once while you’re online, and 200 puzzles will stay here for such times.',
    description: 'Below the title that the reader is offline, where this device has no puzzles.',
  }),
} as const
