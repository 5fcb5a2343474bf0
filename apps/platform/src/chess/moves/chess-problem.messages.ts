import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const problemMessages = {
  'fen-fields': defineMessage({
    id: 'chessProblem.fenFields',
    defaultMessage:
      'A FEN has six parts: pieces, side to move, castling, en passant and two counters. Copy all of it.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-rows': defineMessage({
    id: 'chessProblem.fenRows',
    defaultMessage:
      'Each of the eight ranks must have eight squares. Check the part before the first space.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-piece': defineMessage({
    id: 'chessProblem.fenPiece',
    defaultMessage:
      'One letter isn’t a piece. Pieces are K, Q, R, B, N and P; lower case is Black.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-turn': defineMessage({
    id: 'chessProblem.fenTurn',
    defaultMessage: 'The second part must be the side to move: w or b.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-castling': defineMessage({
    id: 'chessProblem.fenCastling',
    defaultMessage:
      'Castling rights don’t match: the king and rook must be on their starting squares. Write - for none.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-en-passant': defineMessage({
    id: 'chessProblem.fenEnPassant',
    defaultMessage:
      'No pawn has just passed that square, so en passant isn’t possible. Write - for none.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-kings': defineMessage({
    id: 'chessProblem.fenKings',
    defaultMessage: 'Each side needs exactly one king.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-check': defineMessage({
    id: 'chessProblem.fenCheck',
    defaultMessage:
      'The side that has just moved is in check. Change the side to move or the position.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-pawn-rank': defineMessage({
    id: 'chessProblem.fenPawnRank',
    defaultMessage: 'A pawn can’t be on the first or last rank.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-too-many': defineMessage({
    id: 'chessProblem.fenTooMany',
    defaultMessage: 'One side has more than eight pawns and promoted pieces.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  fen: defineMessage({
    id: 'chessProblem.fen',
    defaultMessage: 'The game can’t continue from this position. Check the FEN.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-empty': defineMessage({
    id: 'chessProblem.pgnEmpty',
    defaultMessage: 'There’s no game in this text. Paste moves like 1. e4 e5, a PGN, or a FEN.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-comment': defineMessage({
    id: 'chessProblem.pgnComment',
    defaultMessage: "A comment isn’t closed. Add a '}' at its end.",
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-variation-open': defineMessage({
    id: 'chessProblem.pgnVariationOpen',
    defaultMessage: 'A variation isn’t closed. Add a ) at its end.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-variation-alone': defineMessage({
    id: 'chessProblem.pgnVariationAlone',
    defaultMessage: 'A variation has no move to replace. Put it after the move it replaces.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-bracket': defineMessage({
    id: 'chessProblem.pgnBracket',
    defaultMessage: 'There’s a ) without a (. Delete it or add the (.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-glyph': defineMessage({
    id: 'chessProblem.pgnGlyph',
    defaultMessage: 'A $ needs a number after it: $1 to $255.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-tag': defineMessage({
    id: 'chessProblem.pgnTag',
    defaultMessage: 'One tag isn’t clear. Write it as [White "Name"].',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-sign': defineMessage({
    id: 'chessProblem.pgnSign',
    defaultMessage: 'There’s a symbol that doesn’t belong here. Delete it.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  pgn: defineMessage({
    id: 'chessProblem.pgn',
    defaultMessage: 'This isn’t valid PGN. Check the text.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'move-unknown': defineMessage({
    id: 'chessProblem.moveUnknown',
    defaultMessage: 'This isn’t a move. Write it like e4, Nf3, O-O or e2e4.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'move-ambiguous': defineMessage({
    id: 'chessProblem.moveAmbiguous',
    defaultMessage:
      'More than one piece can make this move. Add the file or rank, as in Nbd2 or R1e2.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'move-illegal': defineMessage({
    id: 'chessProblem.moveIllegal',
    defaultMessage: 'This move isn’t legal here. Correct it or delete what follows.',
    description:
      'What is wrong with a FEN or PGN that someone gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
}

export const placeMessages = {
  where: defineMessage<{ readonly line: number | bigint; readonly move: string }>({
    id: 'chessProblem.where',
    defaultMessage:
      '{line, plural, =0 {} other {Line {line, number}}}{move, select, none {} other {{line, plural, =0 {Move {move}} other {, move {move}}}}}',
    description:
      'Where it is wrong. {line} is 0 when there is no line; {move} is “12.”, “12…” or none.',
  }),
  excerpt: defineMessage<{ readonly excerpt: MessageValue; readonly place: MessageValue }>({
    id: 'chessProblem.excerpt',
    defaultMessage: '{place}: “{excerpt}”.',
    description:
      'Where it is wrong, and the text that stands there. {place} is “Line 3, move 12.”.',
  }),
  place: defineMessage<{ readonly place: MessageValue }>({
    id: 'chessProblem.place',
    defaultMessage: '{place}.',
    description: 'Where it is wrong. {place} is “Line 3” or “Line 3, move 12”.',
  }),
}
