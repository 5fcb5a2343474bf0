import type { Color, PieceType, PromotionType } from '@kingside/chess-game'
import type { MarkKind } from '../headless/mark-layer.ts'
import type { SquareDescription } from '../headless/board-controller.ts'

/** Every text of the board. The package speaks English by default and any language when told. */
export interface BoardTexts {
  /** The board's name for assistive technology. */
  readonly board: string
  /** One square: its name, its piece, and what it is marked with. */
  readonly square: (description: SquareDescription) => string
  /** The name of the promotion picker. */
  readonly promotion: string
  readonly promoteTo: Readonly<Record<PromotionType, string>>
}

const colorNames: Readonly<Record<Color, string>> = { w: 'white', b: 'black' }

const pieceNames: Readonly<Record<PieceType, string>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
}

const markNames: Readonly<Record<Exclude<MarkKind, 'hover'>, string>> = {
  'last-move': 'last move',
  premove: 'premove',
  check: 'in check',
  selected: 'selected',
  move: 'can move here',
  capture: 'can capture here',
  castling: 'can castle here',
}

export const englishTexts: BoardTexts = {
  board: 'Chess board',
  square: ({ square, piece, marks }) =>
    [
      square,
      ...(piece ? [`${colorNames[piece.color]} ${pieceNames[piece.type]}`] : []),
      ...marks.flatMap((mark) => (mark === 'hover' ? [] : [markNames[mark]])),
    ].join(', '),
  promotion: 'Promote the pawn to',
  promoteTo: { q: 'Queen', r: 'Rook', b: 'Bishop', n: 'Knight' },
}
