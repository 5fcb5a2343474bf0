import type { RematchEnd, RematchView } from '@kingside/machines/rematch'
import { defineMessage, type MessageValue } from 'react-intl'
import { refusalMessages } from '../../chess/terms/index.ts'

export const messages = {
  label: defineMessage({
    id: 'rematch.label',
    defaultMessage: 'Rematch',
    description: 'Names the part of the panel after a game that offers another one.',
  }),
  offer: defineMessage({
    id: 'rematch.offer',
    defaultMessage: 'Rematch',
    description: 'Button that offers the opponent another game.',
  }),
  newGame: defineMessage({
    id: 'rematch.newGame',
    defaultMessage: 'New opponent',
    description: 'Button that leads to a game with another opponent.',
  }),
  offering: defineMessage({
    id: 'rematch.offering',
    defaultMessage: 'Offering a rematch…',
    description: 'On the button while the offer is on its way.',
  }),
  offered: defineMessage<{ readonly time: MessageValue }>({
    id: 'rematch.offered',
    defaultMessage: 'Your opponent has {time} to answer',
    description: 'After the player has offered a rematch. {time} is 0:30 or “a moment”.',
  }),
  offeredTitle: defineMessage({
    id: 'rematch.offered.title',
    defaultMessage: 'Rematch offered',
    description: 'After the player has offered a rematch.',
  }),
  withdraw: defineMessage({
    id: 'rematch.withdraw',
    defaultMessage: 'Withdraw offer',
    description: 'Button that takes the player’s own offer back.',
  }),
  withdrawing: defineMessage({
    id: 'rematch.withdrawing',
    defaultMessage: 'Withdrawing…',
    description: 'On the button while the offer is taken back.',
  }),
  receivedTitle: defineMessage({
    id: 'rematch.received.title',
    defaultMessage: 'Your opponent wants a rematch',
    description: 'When the opponent wants another game.',
  }),
  received: defineMessage<{ readonly time: MessageValue }>({
    id: 'rematch.received',
    defaultMessage: 'You have {time} to answer',
    description: 'When the opponent wants another game. {time} is 0:30 or “a moment”.',
  }),
  accept: defineMessage({
    id: 'rematch.accept',
    defaultMessage: 'Accept',
    description: 'Button that accepts the rematch and starts the game.',
  }),
  decline: defineMessage({
    id: 'rematch.decline',
    defaultMessage: 'Decline',
    description: 'Button that declines the rematch.',
  }),
  declining: defineMessage({
    id: 'rematch.declining',
    defaultMessage: 'Declining…',
    description: 'On the button while the rematch is declined.',
  }),
  agreed: defineMessage({
    id: 'rematch.agreed',
    defaultMessage: 'You both want a rematch',
    description: 'When both players want the rematch.',
  }),
  starting: defineMessage({
    id: 'rematch.starting',
    defaultMessage: 'Starting the game…',
    description: 'On the button when both players want the rematch.',
  }),
  checking: defineMessage({
    id: 'rematch.checking',
    defaultMessage: 'Checking…',
    description: 'On the button while the server is asked how the rematch stands.',
  }),
  started: defineMessage({
    id: 'rematch.started',
    defaultMessage: 'The rematch is starting',
    description: 'Shown for a moment before the page of the new game opens.',
  }),
  toGame: defineMessage({
    id: 'rematch.started.go',
    defaultMessage: 'Go to game',
    description: 'Button that opens the new game.',
  }),
  connectionLost: defineMessage({
    id: 'rematch.connectionLost',
    defaultMessage: 'Connection lost. Reconnecting…',
    description: 'Below an offer, while the connection is lost.',
  }),
}

/** How the last offer ended. */
export const endMessages = {
  declined: defineMessage({
    id: 'rematch.end.declined',
    defaultMessage: 'Your opponent declined the rematch.',
    description: 'How the last offer ended, or why there can be no other.',
  }),
  withdrawn: defineMessage({
    id: 'rematch.end.withdrawn',
    defaultMessage: 'The rematch offer was withdrawn.',
    description: 'How the last offer ended.',
  }),
  expired: defineMessage({
    id: 'rematch.end.expired',
    defaultMessage: 'The rematch offer has expired.',
    description: 'How the last offer ended.',
  }),
  opponent_left: defineMessage({
    id: 'rematch.end.opponentLeft',
    defaultMessage: 'Your opponent has left.',
    description: 'How the last offer ended, or why there can be none.',
  }),
} as const satisfies Record<RematchEnd, unknown>

type Blocked = NonNullable<Extract<RematchView, { readonly status: 'idle' }>['blockedBy']>

/** Why no offer can be made. */
export const blockedMessages = {
  declined: endMessages.declined,
  opponent_left: endMessages.opponent_left,
  player_banned: refusalMessages.player_banned,
  player_uid_missing: refusalMessages.player_uid_missing,
} as const satisfies Record<Blocked, unknown>
