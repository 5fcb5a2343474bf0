import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const problemMessages = {
  'fen-fields': defineMessage({
    id: 'chessProblem.fenFields',
    defaultMessage:
      'A FEN has six parts: pieces, side to move, castling, en passant and two counters. Copy the whole of it.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-rows': defineMessage({
    id: 'chessProblem.fenRows',
    defaultMessage:
      'Each of the eight rows must hold eight squares. Check the part before the first space.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-piece': defineMessage({
    id: 'chessProblem.fenPiece',
    defaultMessage:
      'There is a letter that is no piece. Pieces are K, Q, R, B, N and P; small letters are Black’s.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-turn': defineMessage({
    id: 'chessProblem.fenTurn',
    defaultMessage: 'The second part says who is to move: w or b.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-castling': defineMessage({
    id: 'chessProblem.fenCastling',
    defaultMessage:
      'The castling rights do not fit: king and rook must stand at home. Write - for none.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-en-passant': defineMessage({
    id: 'chessProblem.fenEnPassant',
    defaultMessage:
      'No pawn has just passed that square, so there is no en passant there. Write - for none.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-kings': defineMessage({
    id: 'chessProblem.fenKings',
    defaultMessage: 'Each side needs exactly one king.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
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
    defaultMessage: 'A pawn can’t stand on the first or last row.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'fen-too-many': defineMessage({
    id: 'chessProblem.fenTooMany',
    defaultMessage: 'One side has more pawns and promoted pieces than eight.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  fen: defineMessage({
    id: 'chessProblem.fen',
    defaultMessage: 'This is no position that a game can go on from. Check the FEN.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-empty': defineMessage({
    id: 'chessProblem.pgnEmpty',
    defaultMessage: 'There is no game in this text. Paste moves such as 1. e4 e5, a PGN, or a FEN.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-comment': defineMessage({
    id: 'chessProblem.pgnComment',
    defaultMessage: "A comment is not closed. Add a '}' behind it.",
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-variation-open': defineMessage({
    id: 'chessProblem.pgnVariationOpen',
    defaultMessage: 'A variation is not closed. Add a ) behind it.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-variation-alone': defineMessage({
    id: 'chessProblem.pgnVariationAlone',
    defaultMessage: 'A variation stands beside no move. Put it behind the move that it replaces.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-bracket': defineMessage({
    id: 'chessProblem.pgnBracket',
    defaultMessage: 'There is a ) without a (. Take it out, or open the variation.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-glyph': defineMessage({
    id: 'chessProblem.pgnGlyph',
    defaultMessage: 'A $ needs a number behind it: $1 to $255.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-tag': defineMessage({
    id: 'chessProblem.pgnTag',
    defaultMessage: 'A tag can’t be read. Write it as [White "Name"].',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'pgn-sign': defineMessage({
    id: 'chessProblem.pgnSign',
    defaultMessage: 'There is a sign that has no meaning here. Take it out.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  pgn: defineMessage({
    id: 'chessProblem.pgn',
    defaultMessage: 'This text can’t be read as PGN. Check what stands there.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'move-unknown': defineMessage({
    id: 'chessProblem.moveUnknown',
    defaultMessage: 'This is no move. Write moves as in e4, Nf3, O-O or e2e4.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'move-ambiguous': defineMessage({
    id: 'chessProblem.moveAmbiguous',
    defaultMessage: 'Several pieces can make this move. Say which one, as in Nbd2 or R1e2.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
  }),
  'move-illegal': defineMessage({
    id: 'chessProblem.moveIllegal',
    defaultMessage:
      'This move is not possible in its position. Correct it, or take out what follows.',
    description:
      'What is wrong with a FEN or PGN that somebody gave, and how to mend it. Signs, letters and moves stay as they are.',
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
