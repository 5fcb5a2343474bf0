import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

/** The question whether to play a move. */
export const messages = {
  question: defineMessage<{ readonly move: MessageValue }>({
    id: 'moveConfirmation.question',
    defaultMessage: 'Play {move}?',
    description: 'Asks before a move counts. {move} is the move as players write it, such as Nf3.',
  }),
  confirm: defineMessage({
    id: 'moveConfirmation.confirm',
    defaultMessage: 'Confirm',
    description: 'Button: the move that is on the board is played.',
  }),
  cancel: defineMessage({
    id: 'moveConfirmation.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: the move that is on the board is taken off again; it was not played yet.',
  }),
  withdrawn: defineMessage({
    id: 'moveConfirmation.withdrawn',
    defaultMessage: 'The game has moved on, so your move wasn’t played.',
    description: 'The move waited to be confirmed when the game ended or changed.',
  }),
}
