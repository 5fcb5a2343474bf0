import type { LobbyRefusal } from '@kingside/machines/lobby-connection'
import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'lobbyConnection.label',
    defaultMessage: 'Lobby connection',
    description: 'Names the status of the connection for screen readers.',
  }),
  connectingFirst: defineMessage({
    id: 'lobbyConnection.connectingFirst',
    defaultMessage: 'Connecting to the lobby…',
    description: 'Status while the page connects for the first time.',
  }),
  connectingAfterLogin: defineMessage({
    id: 'lobbyConnection.connectingAfterLogin',
    defaultMessage: 'Connecting with your account…',
    description: 'Status while the lobby connects anew because someone has signed in or out.',
  }),
  connected: defineMessage({
    id: 'lobbyConnection.connected',
    defaultMessage: 'Connected',
    description: 'Status of the lobby: what is shown is up to date.',
  }),
  connectingAgain: defineMessage({
    id: 'lobbyConnection.connectingAgain',
    defaultMessage: 'Reconnecting…',
    description: 'Title of the notice while a lost connection is being restored.',
  }),
  attempt: defineMessage<{ readonly attempt: MessageValue }>({
    id: 'lobbyConnection.attempt',
    defaultMessage: 'Attempt {attempt}',
    description:
      'Which attempt to connect this is; {attempt} is a number. Stands after a sentence.',
  }),
  lost: defineMessage({
    id: 'lobbyConnection.lost',
    defaultMessage: 'Connection lost',
    description: 'Title of the notice of the lobby.',
  }),
  retryIn: defineMessage<{ readonly time: MessageValue }>({
    id: 'lobbyConnection.retryIn',
    defaultMessage: 'We’ll try again in {time}.',
    description: 'Text of the notice “The connection was lost”. {time} is 00:12 or “a moment”.',
  }),
  tryNow: defineMessage({
    id: 'lobbyConnection.tryNow',
    defaultMessage: 'Try now',
    description: 'Button that connects at once.',
  }),
  tryAgain: defineMessage({
    id: 'lobbyConnection.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button that connects once more after a refusal.',
  }),
  offline: defineMessage({
    id: 'lobbyConnection.offline',
    defaultMessage: 'You’re offline',
    description: 'Title of the notice of the lobby: this device has no network.',
  }),
  offlineHint: defineMessage({
    id: 'lobbyConnection.offline.hint',
    defaultMessage: 'The lobby will return when you’re online.',
    description: 'Text of the notice “You are offline”.',
  }),
  signIn: defineMessage({
    id: 'lobbyConnection.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that opens the sign-in popup.',
  }),
  left: defineMessage({
    id: 'lobbyConnection.left',
    defaultMessage: 'You’ve left the lobby',
    description: 'Title of the notice of the lobby: it is no longer connected, on purpose.',
  }),
  leftHint: defineMessage({
    id: 'lobbyConnection.left.hint',
    defaultMessage: 'Challenges and games are no longer updated.',
    description: 'Text of the notice “You have left the lobby”.',
  }),
  comeBack: defineMessage({
    id: 'lobbyConnection.comeBack',
    defaultMessage: 'Rejoin the lobby',
    description: 'Button that enters the lobby again.',
  }),
}

/** Why the lobby refuses the player. */
export const refusalTitles = {
  unauthorised: defineMessage({
    id: 'lobbyConnection.refused.unauthorised',
    defaultMessage: 'Your session has ended',
    description: 'Title of the notice of the lobby.',
  }),
  player_banned: defineMessage({
    id: 'lobbyConnection.refused.banned',
    defaultMessage: 'Your account is banned',
    description: 'Title of the notice of the lobby.',
  }),
  forbidden: defineMessage({
    id: 'lobbyConnection.refused.forbidden',
    defaultMessage: 'Couldn’t connect to the lobby',
    description: 'Title of the notice of the lobby.',
  }),
} as const satisfies Record<LobbyRefusal, unknown>

export const refusalHints = {
  unauthorised: defineMessage({
    id: 'lobbyConnection.refused.unauthorised.hint',
    defaultMessage: 'Sign in to see challenges and play.',
    description: 'Text of the notice “Your session has ended”.',
  }),
  player_banned: defineMessage({
    id: 'lobbyConnection.refused.banned.hint',
    defaultMessage: 'The lobby stays closed until the ban ends.',
    description: 'Text of the notice “You can’t play: your account is banned”.',
  }),
  forbidden: defineMessage({
    id: 'lobbyConnection.refused.forbidden.hint',
    defaultMessage: 'Wait a little, then try again.',
    description: 'Text of the notice “The lobby refused the connection”.',
  }),
} as const satisfies Record<LobbyRefusal, unknown>
