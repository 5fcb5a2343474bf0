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
      '{attempt, plural, =0 {We reconnect at once.} other {Attempt # did not work. The next one comes by itself.}}',
    description: 'Text of the notice “Connection lost” between two tries.',
  }),
  offline: defineMessage({
    id: 'gameConnection.offline',
    defaultMessage: 'You are offline',
    description: 'Title of a notice in the game page: the device has no network.',
  }),
  offlineText: defineMessage({
    id: 'gameConnection.offline.text',
    defaultMessage:
      'The game goes on, and so do the clocks. We reconnect as soon as you are back online.',
    description: 'Text of the notice “You are offline”.',
  }),
  signedOut: defineMessage({
    id: 'gameConnection.signedOut',
    defaultMessage: 'Sign in again to go on',
    description: 'Title of a notice in the game page: the session is over.',
  }),
  signedOutText: defineMessage({
    id: 'gameConnection.signedOut.text',
    defaultMessage: 'The game goes on, and so do the clocks.',
    description: 'Text of the notice “Sign in again to go on”.',
  }),
  refused: defineMessage({
    id: 'gameConnection.refused',
    defaultMessage: 'This game is not open to you',
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
    defaultMessage: 'Go to the lobby',
    description: 'Link away from a game that is not open to the person.',
  }),
}
