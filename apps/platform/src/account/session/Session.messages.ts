import type { SignedOutReason } from '@kingside/machines/session'
import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  opening: defineMessage({
    id: 'session.opening',
    defaultMessage: 'Setting up the board…',
    description: 'On the first screen, while the saved login and the profile are loaded.',
  }),
  unreachableNow: defineMessage({
    id: 'session.opening.missed',
    defaultMessage: 'The server isn’t responding',
    description: 'On the first screen, when loading did not work.',
  }),
  offlineNow: defineMessage({
    id: 'session.opening.offline',
    defaultMessage: 'You’re offline',
    description: 'On the first screen, when loading did not work without a network.',
  }),
  attempt: defineMessage<{ readonly attempt: MessageValue; readonly most: MessageValue }>({
    id: 'session.opening.attempt',
    defaultMessage: 'Attempt {attempt} of {most}',
    description: 'On the first screen, from the second attempt to load on.',
  }),
  nextTry: defineMessage<{ readonly time: MessageValue }>({
    id: 'session.opening.nextTry',
    defaultMessage: 'Next attempt in {time}',
    description: 'On the first screen. {time} is a running time like 00:10, or “a moment”.',
  }),
  tryNow: defineMessage({
    id: 'session.opening.tryNow',
    defaultMessage: 'Try now',
    description: 'Button that does not wait for the next try.',
  }),
  goOn: defineMessage({
    id: 'session.opening.goOn',
    defaultMessage: 'Continue without signing in',
    description: 'Button that shows the page while loading continues behind it.',
  }),

  signingIn: defineMessage({
    id: 'session.mark.signingIn',
    defaultMessage: 'Signing you in…',
    description: 'Small mark over the page, while the profile is loaded.',
  }),
  signingOut: defineMessage({
    id: 'session.mark.signingOut',
    defaultMessage: 'Signing you out…',
    description: 'Small mark over the page.',
  }),
  reconnecting: defineMessage({
    id: 'session.mark.reconnecting',
    defaultMessage: 'Reconnecting…',
    description: 'Small mark over the page. What needs the server waits for a moment.',
  }),
  offline: defineMessage({
    id: 'session.mark.offline',
    defaultMessage: 'You’re offline',
    description: 'Small mark over the page.',
  }),

  signIn: defineMessage({
    id: 'session.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that opens the sign-in form.',
  }),
  signInAgain: defineMessage({
    id: 'session.signInAgain',
    defaultMessage: 'Sign in again',
    description: 'Button that opens the sign-in form, after a sign-out.',
  }),
  otherAccount: defineMessage({
    id: 'session.otherAccount',
    defaultMessage: 'Use another account',
    description: 'Button that opens the sign-in form, when this account is closed.',
  }),
  asVisitor: defineMessage({
    id: 'session.reason.unreachable.text',
    defaultMessage: 'You’re browsing as a guest for now.',
    description: 'Below “The server can’t be reached”.',
  }),
  afterBan: defineMessage({
    id: 'session.reason.banned.text',
    defaultMessage:
      'You can still browse as a guest. If you think this is a mistake, contact support.',
    description: 'Below “Your account is banned” and the reason.',
  }),
  support: defineMessage({
    id: 'session.reason.banned.support',
    defaultMessage: 'Contact support',
    description: 'Link below “Your account is banned”.',
  }),
  retry: defineMessage({
    id: 'session.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks the server once more.',
  }),
  dismiss: defineMessage({
    id: 'session.dismiss',
    defaultMessage: 'Close',
    description: 'Button that takes a notice away.',
  }),
  prompt: defineMessage({
    id: 'session.prompt.title',
    defaultMessage: 'Your session has ended',
    description: 'Title of the dialog over the page.',
  }),
  promptText: defineMessage({
    id: 'session.prompt.text',
    defaultMessage: 'Sign in to continue. This page stays as it is.',
    description: 'Text of the dialog over the page.',
  }),
  later: defineMessage({
    id: 'session.prompt.later',
    defaultMessage: 'Not now',
    description: 'Button that closes the dialog without signing in.',
  }),
}

/** Why the user is no longer signed in. */
export const reasonMessages = {
  signed_out: defineMessage({
    id: 'session.reason.signedOut',
    defaultMessage: 'You’ve signed out',
    description: 'Notice above the page.',
  }),
  signed_out_elsewhere: defineMessage({
    id: 'session.reason.signedOutElsewhere',
    defaultMessage: 'You’ve signed out in another tab',
    description: 'Notice above the page. A tab of the browser.',
  }),
  session_expired: defineMessage({
    id: 'session.reason.sessionExpired',
    defaultMessage: 'Your session has ended. Sign in to continue.',
    description: 'Notice above the page.',
  }),
  user_inactive: defineMessage({
    id: 'session.reason.userInactive',
    defaultMessage: 'This account is closed',
    description: 'Notice above the page. The server’s own words stand below it.',
  }),
  banned: defineMessage({
    id: 'session.reason.banned',
    defaultMessage: 'Your account is banned',
    description: 'Notice above the page. Why, in the server’s own words, stands below it.',
  }),
  authentication_failed: defineMessage({
    id: 'session.reason.authenticationFailed',
    defaultMessage: 'Couldn’t sign you in',
    description: 'Notice above the page. The server’s own words stand below it.',
  }),
  unreachable: defineMessage({
    id: 'session.reason.unreachable',
    defaultMessage: 'Can’t reach the server',
    description: 'Notice above the page.',
  }),
} satisfies Record<SignedOutReason, unknown>
