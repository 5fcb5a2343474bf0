import type { BoardTexts, MarkKind } from '@kingside/chess-board'
import { useIntl } from 'react-intl'
import { messages } from './board.messages.ts'

/** ICU arguments are words: `last-move` is `lastmove` there. */
const word = (mark: MarkKind) => mark.replace('-', '')

/** The board's texts in the language of the page. */
export function useBoardTexts(): BoardTexts {
  const { formatMessage } = useIntl()
  const promoteTo = (piece: string) => formatMessage(messages.promoteTo, { piece })
  return {
    board: formatMessage(messages.board),
    square: ({ square, piece, marks }) =>
      [
        square,
        ...(piece ? [formatMessage(messages.piece, { piece: piece.color + piece.type })] : []),
        ...marks
          .filter((mark) => mark !== 'hover')
          .map((mark) => formatMessage(messages.mark, { mark: word(mark) })),
      ].join(', '),
    promotion: formatMessage(messages.promotion),
    promoteTo: {
      q: promoteTo('q'),
      r: promoteTo('r'),
      b: promoteTo('b'),
      n: promoteTo('n'),
    },
  }
}
