import { defineMessage } from 'react-intl'

export const messages = {
  lost: defineMessage({
    id: 'gameConnection.lost',
    defaultMessage: 'Connection lost',
    description: 'Title of a notice in the game page.',
  }),
  reconnecting: defineMessage<{ readonly attempt: number | bigint }>({
    id: 'gameConnection.lost.reconnecting',
    defaultMessage: '{attempt, plural, =0 {Reconnecting…} other {Reconnecting, attempt #…}}',
    description: 'Text of the notice “Connection lost” while it is being tried again.',
  }),
  waiting: defineMessage<{ readonly attempt: number | bigint }>({
    id: 'gameConnection.lost.waiting',
    defaultMessage:
      '{attempt, plural, =0 {Reconnecting now…} other {Attempt # failed. We’ll try again.}}',
    description: 'Text of the notice “Connection lost” between two tries.',
  }),
  offline: defineMessage({
    id: 'gameConnection.offline',
    defaultMessage: 'You’re offline',
    description: 'Title of a notice in the game page: the device has no network.',
  }),
  offlineText: defineMessage({
    id: 'gameConnection.offline.text',
    defaultMessage:
      'The game and the clocks are still running. We’ll reconnect as soon as you’re online.',
    description: 'Text of the notice “You are offline”.',
  }),
  signedOut: defineMessage({
    id: 'gameConnection.signedOut',
    defaultMessage: 'Sign in again to continue',
    description: 'Title of a notice in the game page: the session is over.',
  }),
  signedOutText: defineMessage({
    id: 'gameConnection.signedOut.text',
    defaultMessage: 'The game and the clocks are still running.',
    description: 'Text of the notice “Sign in again to go on”.',
  }),
  refused: defineMessage({
    id: 'gameConnection.refused',
    defaultMessage: 'You can’t open this game',
    description: 'Title of a notice in the game page: the server gives no access.',
  }),
  retry: defineMessage({
    id: 'gameConnection.retry',
    defaultMessage: 'Try again',
    description: 'Button that connects again without waiting.',
  }),
  signIn: defineMessage({
    id: 'gameConnection.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that opens the sign-in popup.',
  }),
  lobby: defineMessage({
    id: 'gameConnection.lobby',
    defaultMessage: 'Go to lobby',
    description: 'Link away from a game that is not open to the person.',
  }),
}
