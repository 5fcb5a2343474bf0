import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

/** The field for typed moves. Moves, squares and keys are not translated. */
export const messages = {
  label: defineMessage({
    id: 'typedMoves.label',
    defaultMessage: 'Your move',
    description: 'Label of the field for written moves.',
  }),
  hint: defineMessage({
    id: 'typedMoves.hint',
    defaultMessage: 'Like e4, Nf3, O-O or e2e4. Type ? for help.',
    description: 'Below the field for written moves. The moves stay as they are.',
  }),
  hintWithKey: defineMessage({
    id: 'typedMoves.hint.key',
    defaultMessage: 'Like e4, Nf3, O-O or e2e4. Type ? for help. Press / to come here.',
    description: 'Below the field for written moves. The moves and the key stay as they are.',
  }),
  play: defineMessage({
    id: 'typedMoves.play',
    defaultMessage: 'Play',
    description: 'Button beside the field for written moves: plays the move.',
  }),
  ambiguous: defineMessage<{ readonly move: MessageValue }>({
    id: 'typedMoves.ambiguous',
    defaultMessage:
      'More than one piece can play {move}. Add the square it starts from, as in Nbd2 or b1d2.',
    description: 'Why a written move is not played. {move} is what was typed.',
  }),
  noCastling: defineMessage({
    id: 'typedMoves.noCastling',
    defaultMessage: 'You can’t castle there now.',
    description: 'Why a written move is not played.',
  }),
  unknown: defineMessage<{ readonly move: MessageValue }>({
    id: 'typedMoves.unknown',
    defaultMessage: '“{move}” isn’t a move. Try e4, Nf3, O-O or e2e4.',
    description:
      'Why nothing is played. {move} is what was typed; the other moves stay as they are.',
  }),
  illegal: defineMessage<{ readonly move: MessageValue }>({
    id: 'typedMoves.illegal',
    defaultMessage: '{move} isn’t legal here.',
    description: 'Why a written move is not played. {move} is what was typed.',
  }),
  wait: defineMessage({
    id: 'typedMoves.wait',
    defaultMessage: 'It isn’t your turn.',
    description: 'Why a written move is not played.',
  }),
  waitForAnswer: defineMessage({
    id: 'typedMoves.waitForAnswer',
    defaultMessage: 'First confirm or cancel the move on the board.',
    description: 'Why a written move is not played: another one waits to be confirmed.',
  }),
  whichSquare: defineMessage({
    id: 'typedMoves.whichSquare',
    defaultMessage: 'Add the square, as in “m e2”.',
    description: 'A command was typed that needs a square. “m e2” stays as it is.',
  }),
  wordLast: defineMessage({
    id: 'typedMoves.word.last',
    defaultMessage: 'last',
    description: 'Word that is typed to hear the last move; lower case, without spaces.',
  }),
  wordPieces: defineMessage({
    id: 'typedMoves.word.pieces',
    defaultMessage: 'pieces',
    description: 'Word that is typed to hear the own pieces; lower case, without spaces.',
  }),
  wordClocks: defineMessage({
    id: 'typedMoves.word.clocks',
    defaultMessage: 'clocks',
    description: 'Word that is typed to hear the clocks; lower case, without spaces.',
  }),
  wordMoves: defineMessage({
    id: 'typedMoves.word.moves',
    defaultMessage: 'moves',
    description: 'Word that is typed before a square to hear where its piece can go; lower case.',
  }),
  wordHelp: defineMessage({
    id: 'typedMoves.word.help',
    defaultMessage: 'help',
    description: 'Word that is typed for help; lower case, without spaces.',
  }),
  help: defineMessage<{
    readonly clocks: MessageValue
    readonly last: MessageValue
    readonly moves: MessageValue
    readonly pieces: MessageValue
  }>({
    id: 'typedMoves.help',
    defaultMessage:
      'Type a move, like e4, Nf3, O-O, e8=Q or e2e4, and press Enter. Or ask: “{last}” reads out the last move, “{pieces}” your pieces, “{clocks}” the clocks, “{moves} e2” where the piece on e2 can go.',
    description:
      'Help of the field for written moves. The moves and Enter stay as they are; the words in braces are commands.',
  }),
}
