import { defineMessage } from 'react-intl'

export const messages = {
  waiting: defineMessage<{ readonly count: number | bigint }>({
    id: 'game.premoves',
    defaultMessage: '{count, plural, one {# premove is waiting} other {# premoves are waiting}}',
    description: 'How many moves the player has made ahead.',
  }),
  limit: defineMessage<{ readonly count: number | bigint }>({
    id: 'game.premoves.limit',
    defaultMessage:
      '{count, plural, one {# premove is waiting, the most there can be} other {# premoves are waiting, the most there can be}}',
    description: 'The player can’t make more moves ahead.',
  }),
  cancel: defineMessage({
    id: 'game.premoves.cancel',
    defaultMessage: 'Take back',
    description: 'Button that takes back all moves made ahead.',
  }),
}
