import type { AnnouncerTexts, BoardTexts, MarkKind } from '@kingside/chess-board'
import type { HistoryMove, Piece } from '@kingside/chess-game'
import { useIntl } from 'react-intl'
import { messages } from './board.messages.ts'

/** ICU arguments have no hyphens: `last-move` becomes `lastmove`. */
const word = (mark: MarkKind) => mark.replace('-', '')

/** The board's texts in the language of the page. */
export function useBoardTexts(): BoardTexts {
  const { formatMessage } = useIntl()
  const promoteTo = (piece: string) => formatMessage(messages.promoteTo, { piece })
  const nameOf = ({ color, type }: Piece) => formatMessage(messages.piece, { piece: color + type })
  return {
    board: formatMessage(messages.board),
    square: ({ square, piece, marks }) =>
      [
        square,
        ...(piece ? [nameOf(piece)] : []),
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
    spoken: {
      lastMove: (move) => {
        if (!move?.piece) return formatMessage(messages.noMove)
        const { piece, from, to } = move
        return formatMessage(messages.lastMove, { piece: nameOf(piece), from, to })
      },
      ownPieces: (_, pieces) =>
        pieces.length === 0
          ? formatMessage(messages.noPieces)
          : pieces.map(({ square, piece }) => `${nameOf(piece)} ${square}`).join(', '),
      reach: (square, piece, targets) => {
        if (!piece) return formatMessage(messages.emptySquare, { square })
        const named = { piece: nameOf(piece), square }
        return targets.length === 0
          ? formatMessage(messages.stuck, named)
          : formatMessage(messages.reach, { ...named, targets: targets.join(', ') })
      },
      noClocks: formatMessage(messages.noClocks),
      help: formatMessage(messages.help),
    },
  }
}

const spoken = ({ color, piece, from, to, captured, promotion, castling, san }: HistoryMove) => ({
  color,
  piece,
  from,
  to,
  castling: castling ? (to.startsWith('g') ? 'king' : 'queen') : 'none',
  captured: captured ?? 'none',
  promotion: promotion ?? 'none',
  check: san.endsWith('#') ? 'mate' : san.endsWith('+') ? 'check' : 'none',
})

/** The announcements of a game's moves, in the language of the page. */
export function useAnnouncerTexts(): AnnouncerTexts {
  const { formatMessage } = useIntl()
  return {
    move: (move) => `${formatMessage(messages.moveSpoken, spoken(move))}.`,
    takenBack: formatMessage(messages.takenBack),
    position: (last, { moveNumber, turn }) =>
      formatMessage(messages.positionSpoken, {
        number: moveNumber,
        move: formatMessage(messages.moveSpoken, spoken(last)),
        side: turn,
      }),
  }
}
