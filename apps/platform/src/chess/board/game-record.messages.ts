import { defineMessage } from 'react-intl'

export const messages = {
  noMoves: defineMessage<{ readonly side: string }>({
    id: 'board.noMoves',
    defaultMessage:
      '{side, select, w {No moves yet. White starts.} other {No moves yet. Black starts.}}',
    description: 'In place of the list of moves before the first move.',
  }),
}
