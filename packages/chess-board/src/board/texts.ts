import type { Color, Piece, PieceType, PromotionType, Square } from '@kingside/chess-game'
import type { SquareDescription } from '../headless/grid-layer.ts'
import type { MarkKind } from '../headless/mark-layer.ts'

/** Every text of the board. English by default; a page can replace all of them. */
export interface BoardTexts {
  /** The board's name for assistive technology. */
  readonly board: string
  /** A square's description: its name, its piece and its marks. */
  readonly square: (description: SquareDescription) => string
  /** The name of the promotion picker. */
  readonly promotion: string
  readonly promoteTo: Readonly<Record<PromotionType, string>>
  /** The answers to commands. @default English */
  readonly spoken?: SpokenTexts
}

/** A piece on its square. */
export interface PlacedPiece {
  readonly square: Square
  readonly piece: Piece
}

/** The answers to commands that a player gives by keys. */
export interface SpokenTexts {
  /** The last move, with its piece; undefined before the first one. */
  readonly lastMove: (
    move:
      | { readonly from: Square; readonly to: Square; readonly piece: Piece | undefined }
      | undefined,
  ) => string
  /** The pieces of the side at the bottom, kings first. */
  readonly ownPieces: (color: Color, pieces: readonly PlacedPiece[]) => string
  /** The targets of the piece on a square; `piece` is undefined on an empty square. */
  readonly reach: (square: Square, piece: Piece | undefined, targets: readonly Square[]) => string
  /** The answer when there are no clocks, or the page gave no `readClocks`. */
  readonly noClocks: string
  /** A description of the board's keys. */
  readonly help: string
}

const colorNames: Readonly<Record<Color, string>> = { w: 'white', b: 'black' }

export const englishPieceNames: Readonly<Record<PieceType, string>> = {
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

const named = ({ color, type }: Piece) => `${colorNames[color]} ${englishPieceNames[type]}`

export const englishSpokenTexts: SpokenTexts = {
  lastMove: (move) => {
    if (!move) return 'No move yet.'
    return `Last move: ${move.piece ? `${named(move.piece)} ` : ''}${move.from} to ${move.to}.`
  },
  ownPieces: (color, pieces) =>
    pieces.length === 0
      ? `No ${colorNames[color]} pieces.`
      : `${pieces.map(({ square, piece }) => `${englishPieceNames[piece.type]} ${square}`).join(', ')}.`,
  reach: (square, piece, targets) => {
    if (!piece) return `${square} is empty.`
    if (targets.length === 0) return `The ${named(piece)} on ${square} cannot move now.`
    return `The ${named(piece)} on ${square} can go to ${targets.join(', ')}.`
  },
  noClocks: 'There are no clocks.',
  help: 'Arrow keys move between squares. 1 to 8 jump to a rank, with Shift to a file. K, Q, R, B, N and P jump to the next piece of that kind, with Shift to the previous one. Enter picks a piece up and puts it down, Escape cancels. L reads out the last move, O your pieces, T the clocks, M where a piece can go. D starts and ends an arrow, X clears drawings.',
}

export const englishTexts: BoardTexts = {
  board: 'Chessboard',
  square: ({ square, piece, marks }) =>
    [
      square,
      ...(piece ? [named(piece)] : []),
      ...marks.flatMap((mark) => (mark === 'hover' ? [] : [markNames[mark]])),
    ].join(', '),
  promotion: 'Promote the pawn to',
  promoteTo: { q: 'Queen', r: 'Rook', b: 'Bishop', n: 'Knight' },
  spoken: englishSpokenTexts,
}
