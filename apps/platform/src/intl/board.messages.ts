import { defineMessage } from 'react-intl'

export const messages = {
  board: defineMessage({
    id: 'board.label',
    defaultMessage: 'Chess board',
    description: 'Names the board for screen readers.',
  }),
  piece: defineMessage<{ readonly piece: string }>({
    id: 'board.piece',
    defaultMessage:
      '{piece, select, wp {white pawn} wn {white knight} wb {white bishop} wr {white rook} wq {white queen} wk {white king} bp {black pawn} bn {black knight} bb {black bishop} br {black rook} bq {black queen} other {black king}}',
    description: 'A piece with its colour, read out with its square.',
  }),
  mark: defineMessage<{ readonly mark: string }>({
    id: 'board.mark',
    defaultMessage:
      '{mark, select, lastmove {last move} premove {premove} check {in check} selected {selected} move {can move here} capture {can capture here} other {can castle here}}',
    description: 'What a square is marked with, read out after its piece.',
  }),
  promotion: defineMessage({
    id: 'board.promotion',
    defaultMessage: 'Promote the pawn to',
    description: 'Names the choice of the piece that a pawn becomes.',
  }),
  promoteTo: defineMessage<{ readonly piece: string }>({
    id: 'board.promoteTo',
    defaultMessage: '{piece, select, q {Queen} r {Rook} b {Bishop} other {Knight}}',
    description: 'A choice of the promotion picker.',
  }),
}
