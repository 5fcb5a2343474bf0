import type { PopupName } from '@kingside/machines/popups'
import { defineMessage, type MessageDescriptor } from 'react-intl'

export const messages = {
  close: defineMessage({
    id: 'popups.close',
    defaultMessage: 'Close',
    description: 'Names the close icon of every popup.',
  }),
}

/** The title of each popup. */
export const titles = {
  'chessboard-settings': defineMessage({
    id: 'popups.title.chessboardSettings',
    defaultMessage: 'Board settings',
    description: 'Title of the popup for board, pieces, sounds and highlights.',
  }),
  'sign-in': defineMessage({
    id: 'popups.title.signIn',
    defaultMessage: 'Sign in',
    description: 'Title of the popup in which members sign in.',
  }),
  'sign-in-invite': defineMessage({
    id: 'popups.title.signInInvite',
    defaultMessage: 'Sign in to play your friend',
    description: 'Title of the popup in which somebody signs in who was invited to a game.',
  }),
  challenge: defineMessage({
    id: 'popups.title.challenge',
    defaultMessage: 'Challenge a player',
    description: 'Title of the popup for a challenge’s time control and colour.',
  }),
  registration: defineMessage({
    id: 'popups.title.registration',
    defaultMessage: 'Create your account',
    description: 'Title of the registration popup.',
  }),
  confirm: defineMessage({
    id: 'popups.title.confirm',
    defaultMessage: 'Confirm your email',
    description: 'Title of the popup that asks for the code from the email.',
  }),
  'password-reset': defineMessage({
    id: 'popups.title.passwordReset',
    defaultMessage: 'Set a new password',
    description: 'Title of the popup for someone who forgot the password.',
  }),
  welcome: defineMessage({
    id: 'popups.title.welcome',
    defaultMessage: 'Welcome to Kingside',
    description: 'Title of the popup that greets a new member. Kingside is the product’s name.',
  }),
  'upgrade-to-pro': defineMessage({
    id: 'popups.title.upgradeToPro',
    defaultMessage: 'Upgrade to Pro',
    description: 'Title of the popup with the prices. Pro is a name.',
  }),
  fide: defineMessage({
    id: 'popups.title.fide',
    defaultMessage: 'Connect your FIDE ID',
    description: 'Title of the popup for the id of the chess federation. FIDE ID is a name.',
  }),
  'tournament-payment': defineMessage({
    id: 'popups.title.tournamentPayment',
    defaultMessage: 'Pay for the tournament',
    description: 'Title of the popup before a paid entry.',
  }),
  'game-analysis': defineMessage({
    id: 'popups.title.gameAnalysis',
    defaultMessage: 'Have a grandmaster analyse it',
    description: 'Title of the popup that sells an analysis of a game.',
  }),
  'confirm-personal-info': defineMessage({
    id: 'popups.title.confirmPersonalInfo',
    defaultMessage: 'Confirm your personal info',
    description: 'Title of the popup for country, gender and date of birth.',
  }),
  'gamification-exchange': defineMessage({
    id: 'popups.title.gamificationExchange',
    defaultMessage: 'Exchange your coins',
    description: 'Title of the popup in which coins of the tower become rewards.',
  }),
  'gamification-notification': defineMessage({
    id: 'popups.title.gamificationNotification',
    defaultMessage: 'Your reward',
    description: 'Title of the popup about a reward from the tower.',
  }),
  'password-change': defineMessage({
    id: 'popups.title.passwordChange',
    defaultMessage: 'Change password',
    description: 'Title of the popup in which a member changes the password.',
  }),
  report: defineMessage({
    id: 'popups.title.report',
    defaultMessage: 'Report a player',
    description: 'Title of the popup that reports a player to the people who run the site.',
  }),
  block: defineMessage({
    id: 'popups.title.block',
    defaultMessage: 'Block this player?',
    description: 'Title of the popup that asks whether a player is to be blocked.',
  }),
} as const satisfies Record<PopupName, MessageDescriptor>

/** The result of a payment. */
export const paymentMessages = {
  paid: defineMessage({
    id: 'popups.payment.paid',
    defaultMessage: 'Payment received',
    description: 'Title of the message after the return from a payment that went well.',
  }),
  paidText: {
    annual: defineMessage({
      id: 'popups.payment.paid.annual',
      defaultMessage: 'Your year of Pro starts as soon as the payment is confirmed.',
      description: 'After a yearly plan was paid. Pro is a name.',
    }),
    monthly: defineMessage({
      id: 'popups.payment.paid.monthly',
      defaultMessage: 'Pro starts as soon as the payment is confirmed.',
      description: 'After a monthly plan was paid. Pro is a name.',
    }),
    tournament: defineMessage({
      id: 'popups.payment.paid.tournament',
      defaultMessage: 'You’re in the tournament as soon as the payment is confirmed.',
      description: 'After the entry of a tournament was paid.',
    }),
    analysis: defineMessage({
      id: 'popups.payment.paid.analysis',
      defaultMessage: 'We’ll let you know when the grandmaster has analysed your game.',
      description: 'After a grandmaster’s analysis of an own game was paid.',
    }),
    other: defineMessage({
      id: 'popups.payment.paid.other',
      defaultMessage: 'We’ll confirm it by email.',
      description: 'After a payment, such as for a gift.',
    }),
  } as const,
  failed: defineMessage({
    id: 'popups.payment.failed',
    defaultMessage: 'Payment failed',
    description: 'Title of the message after the return from a payment that failed.',
  }),
  failedText: defineMessage({
    id: 'popups.payment.failed.text',
    defaultMessage: 'You haven’t been charged. Try again now or later.',
    description: 'Below the title, after the return from a payment that failed.',
  }),
  read: defineMessage({
    id: 'popups.payment.read',
    defaultMessage: 'OK',
    description: 'Button that puts away the message about the payment.',
  }),
  payAgain: defineMessage({
    id: 'popups.payment.again',
    defaultMessage: 'Try again',
    description: 'Button that leads back to the payment that failed.',
  }),
  notNow: defineMessage({
    id: 'popups.payment.notNow',
    defaultMessage: 'Not now',
    description: 'Button that puts away the message about the payment that failed.',
  }),
}
