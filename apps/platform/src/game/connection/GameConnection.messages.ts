import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'gameConnection.label',
    defaultMessage: 'Connection',
    description: 'Names the part of the game page that tells how the connection is.',
  }),
  connecting: defineMessage({
    id: 'gameConnection.connecting',
    defaultMessage: 'Connecting…',
    description: 'How the line to the game server is, in one word beside the board.',
  }),
  catchingUp: defineMessage({
    id: 'gameConnection.catchingUp',
    defaultMessage: 'Catching up…',
    description: 'The line is there; moves that were missed are being fetched.',
  }),
  connected: defineMessage({
    id: 'gameConnection.connected',
    defaultMessage: 'Connected',
    description: 'How the line to the game server is, in one word beside the board.',
  }),
  roundTrip: defineMessage<{ readonly ms: number | bigint }>({
    id: 'gameConnection.roundTrip',
    defaultMessage: '{ms, number} ms',
    description: 'How long a message to the server and back takes, in milliseconds.',
  }),
  quality: defineMessage<{ readonly ms: number | bigint; readonly quality: string }>({
    id: 'gameConnection.quality',
    defaultMessage:
      '{quality, select, excellent {Excellent connection} good {Good connection} fair {Fair connection} other {Slow connection}}: {ms, number} ms',
    description:
      'What the bars of the connection mean, for screen readers. A message to the server and back takes {ms} milliseconds.',
  }),
  qualityOf: defineMessage<{
    readonly ms: number | bigint
    readonly name: MessageValue
    readonly quality: string
  }>({
    id: 'gameConnection.qualityOf',
    defaultMessage:
      '{name}: {quality, select, excellent {excellent connection} good {good connection} fair {fair connection} other {slow connection}}, {ms, number} ms',
    description:
      'What the bars beside the opponent’s name mean, for screen readers. {name} is a player.',
  }),
  closed: defineMessage({
    id: 'gameConnection.closed',
    defaultMessage: 'Connection closed',
    description: 'The game is over or was left, so there is no line to the server any more.',
  }),
}
