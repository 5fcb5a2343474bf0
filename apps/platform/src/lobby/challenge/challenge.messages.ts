import type { ChallengeEnd } from '@kingside/machines/challenge'
import { defineMessage } from 'react-intl'

/** The texts of challenges of every kind. */
export const challengeMessages = {
  stop: defineMessage({
    id: 'challenges.stop',
    defaultMessage: 'Cancel',
    description: 'Button beside a challenge or an invite that is being made: takes it back.',
  }),
  cancel: defineMessage({
    id: 'challenges.cancel',
    defaultMessage: 'Cancel challenge',
    description: 'Button that takes back a challenge; also agrees to it in the dialog.',
  }),
  cancelling: defineMessage({
    id: 'challenges.cancelling',
    defaultMessage: 'Cancelling…',
    description: 'On the button while a challenge or an invite is taken back.',
  }),
  accept: defineMessage({
    id: 'challenges.accept',
    defaultMessage: 'Accept',
    description: 'Button that accepts a challenge or an invite: the game begins.',
  }),
  accepting: defineMessage({
    id: 'challenges.accepting',
    defaultMessage: 'Accepting…',
    description: 'On the button while a challenge or an invite is being accepted.',
  }),
  decline: defineMessage({
    id: 'challenges.decline',
    defaultMessage: 'Decline',
    description: 'Button that declines a challenge or an invite; also agrees to it in the dialog.',
  }),
  declining: defineMessage({
    id: 'challenges.declining',
    defaultMessage: 'Declining…',
    description: 'On the button while a challenge or an invite is being declined.',
  }),
  keep: defineMessage({
    id: 'challenges.keep',
    defaultMessage: 'Keep it',
    description: 'Button of a dialog: the challenge or the invite is not taken back or declined.',
  }),
  checking: defineMessage({
    id: 'challenges.checking',
    defaultMessage: 'Checking…',
    description: 'On the button while the server is asked how a challenge or an invite stands.',
  }),
  asking: defineMessage({
    id: 'challenges.asking',
    defaultMessage: 'Checking for updates…',
    description: 'Below the title while the server is asked how a challenge or an invite stands.',
  }),
  started: defineMessage({
    id: 'challenges.started',
    defaultMessage: 'The game is starting',
    description: 'Title when a challenge or an invite has led to a game.',
  }),
  ready: defineMessage({
    id: 'challenges.started.ready',
    defaultMessage: 'The board is ready',
    description: 'Below the title when a challenge or an invite has led to a game.',
  }),
  openGame: defineMessage({
    id: 'challenges.openGame',
    defaultMessage: 'Go to game',
    description: 'Button that opens the page of the game.',
  }),
  ended: defineMessage({
    id: 'challenges.ended',
    defaultMessage: 'No game this time',
    description:
      'Title when a challenge or an invite has come to nothing; the reason stands below.',
  }),
}

/** How a challenge ended without a game. */
export const endMessages = {
  cancelled: defineMessage({
    id: 'challenges.end.cancelled',
    defaultMessage: 'The challenge was cancelled',
    description: 'Why a challenge has led to no game.',
  }),
  declined: defineMessage({
    id: 'challenges.end.declined',
    defaultMessage: 'The challenge was declined',
    description: 'Why a challenge has led to no game.',
  }),
  expired: defineMessage({
    id: 'challenges.end.expired',
    defaultMessage: 'The challenge has expired',
    description: 'Why a challenge has led to no game.',
  }),
  owner_disconnected: defineMessage({
    id: 'challenges.end.ownerDisconnected',
    defaultMessage:
      'Oops. Your friend has left. The good news is, you still can find an opponent to play',
    description: 'Why a challenge or an invite has led to no game.',
  }),
  taken: defineMessage({
    id: 'challenges.end.taken',
    defaultMessage: 'Someone else accepted first',
    description: 'Why a challenge or an invite has led to no game.',
  }),
  gone: defineMessage({
    id: 'challenges.end.gone',
    defaultMessage: 'This challenge is no longer available',
    description: 'Why a challenge has led to no game, where no more is known of it.',
  }),
} as const satisfies Record<ChallengeEnd, unknown>
