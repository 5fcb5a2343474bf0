import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  home: defineMessage({
    id: 'board.home',
    defaultMessage: 'Home page',
    description: 'Names the link to the start page where there is no header. An icon of a house.',
  }),
  board: defineMessage({
    id: 'board.label',
    defaultMessage: 'Chessboard',
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
  moveSpoken: defineMessage<{
    readonly captured: string
    readonly castling: string
    readonly check: string
    readonly color: string
    readonly from: MessageValue
    readonly piece: string
    readonly promotion: string
    readonly to: MessageValue
  }>({
    id: 'board.move.spoken',
    defaultMessage:
      '{color, select, w {White} other {Black}}: {castling, select, king {castles kingside} queen {castles queenside} other {{piece, select, p {pawn} n {knight} b {bishop} r {rook} q {queen} other {king}} {from} {to}}}{captured, select, none {} p {, takes pawn} n {, takes knight} b {, takes bishop} r {, takes rook} other {, takes queen}}{promotion, select, none {} n {, becomes a knight} b {, becomes a bishop} r {, becomes a rook} other {, becomes a queen}}{check, select, check {, check} mate {, checkmate} other {}}',
    description: 'Announces a move to screen readers. {from} and {to} are squares such as e4.',
  }),
  positionSpoken: defineMessage<{
    readonly move: MessageValue
    readonly number: number | bigint
    readonly side: string
  }>({
    id: 'board.positionSpoken',
    defaultMessage:
      'Move {number, number}. {move}. {side, select, w {White to move.} other {Black to move.}}',
    description:
      'Announces a game that was loaded to screen readers. {move} is its last move, such as “White: pawn e2 to e4”.',
  }),
  takenBack: defineMessage({
    id: 'board.takenBack',
    defaultMessage: 'Takeback: the move was undone.',
    description: 'Spoken when a move has been undone by a takeback.',
  }),
  lastMove: defineMessage<{
    readonly from: MessageValue
    readonly piece: MessageValue
    readonly to: MessageValue
  }>({
    id: 'board.spoken.lastMove',
    defaultMessage: 'Last move: {piece}, {from} to {to}.',
    description: 'Read out when the player asks for the last move; {piece} is “white knight”.',
  }),
  noMove: defineMessage({
    id: 'board.spoken.noMove',
    defaultMessage: 'No move yet.',
    description: 'Read out when the player asks for the last move before the first one.',
  }),
  noPieces: defineMessage({
    id: 'board.spoken.noPieces',
    defaultMessage: 'There are no pieces.',
    description: 'Read out when the player asks for the own pieces and has none.',
  }),
  reach: defineMessage<{
    readonly piece: MessageValue
    readonly square: MessageValue
    readonly targets: MessageValue
  }>({
    id: 'board.spoken.reach',
    defaultMessage: '{piece}, {square}: can go to {targets}.',
    description: 'Read out when the player asks where a piece can go; {targets} are squares.',
  }),
  stuck: defineMessage<{ readonly piece: MessageValue; readonly square: MessageValue }>({
    id: 'board.spoken.stuck',
    defaultMessage: '{piece}, {square}: can’t move now.',
    description: 'Read out when the player asks where a piece can go that cannot move.',
  }),
  emptySquare: defineMessage<{ readonly square: MessageValue }>({
    id: 'board.spoken.emptySquare',
    defaultMessage: '{square} is empty.',
    description: 'Read out when the player asks where the piece of an empty square can go.',
  }),
  noClocks: defineMessage({
    id: 'board.spoken.noClocks',
    defaultMessage: 'There are no clocks.',
    description: 'Read out when the player asks for the clocks in a game without.',
  }),
  help: defineMessage({
    id: 'board.spoken.help',
    defaultMessage:
      'Arrow keys move between squares. 1 to 8 jump to a rank, with Shift to a file. K, Q, R, B, N and P jump to the next piece of that kind, with Shift to the previous one. Enter picks a piece up and puts it down, Escape cancels. L reads out the last move, O your pieces, T the clocks, M where a piece can go. D starts and ends an arrow, X clears drawings.',
    description:
      'The keys of the board, read out on request. The letters are keys and stay as they are.',
  }),
}
