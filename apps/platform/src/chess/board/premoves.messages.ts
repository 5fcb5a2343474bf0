import { defineMessage } from 'react-intl'

export const messages = {
  waiting: defineMessage<{ readonly count: number | bigint }>({
    id: 'game.premoves',
    defaultMessage: '{count, plural, one {# premove set} other {# premoves set}}',
    description: 'How many moves the player has made ahead.',
  }),
  limit: defineMessage<{ readonly count: number | bigint }>({
    id: 'game.premoves.limit',
    defaultMessage:
      '{count, plural, one {# premove set, the maximum} other {# premoves set, the maximum}}',
    description: 'The player can’t make more moves ahead.',
  }),
  cancel: defineMessage({
    id: 'game.premoves.cancel',
    defaultMessage: 'Cancel premoves',
    description: 'Button that takes back all moves made ahead.',
  }),
}
