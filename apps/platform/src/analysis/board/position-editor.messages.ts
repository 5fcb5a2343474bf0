import { defineMessage } from 'react-intl'

export const messages = {
  tools: defineMessage({
    id: 'analysisBoard.editor.tools',
    defaultMessage: 'Set up the position',
    description: 'Names the controls of the position editor.',
  }),
  hand: defineMessage({
    id: 'analysisBoard.editor.hand',
    defaultMessage: 'Move pieces',
    description: 'Tool of the position editor.',
  }),
  eraser: defineMessage({
    id: 'analysisBoard.editor.eraser',
    defaultMessage: 'Erase',
    description: 'Tool of the position editor.',
  }),
  clear: defineMessage({
    id: 'analysisBoard.editor.clear',
    defaultMessage: 'Clear board',
    description: 'Button of the position editor.',
  }),
  start: defineMessage({
    id: 'analysisBoard.editor.start',
    defaultMessage: 'Starting position',
    description: 'Button of the position editor.',
  }),
  flip: defineMessage({
    id: 'analysisBoard.editor.flip',
    defaultMessage: 'Flip board',
    description: 'Button of the position editor.',
  }),
  turn: defineMessage({
    id: 'analysisBoard.editor.turn',
    defaultMessage: 'To move',
    description: 'Which side is to move, in the position editor.',
  }),
  white: defineMessage({
    id: 'analysisBoard.editor.white',
    defaultMessage: 'White',
    description: 'A side, in the position editor.',
  }),
  black: defineMessage({
    id: 'analysisBoard.editor.black',
    defaultMessage: 'Black',
    description: 'A side, in the position editor.',
  }),
  castling: defineMessage({
    id: 'analysisBoard.editor.castling',
    defaultMessage: 'Castling rights',
    description: 'Which castling is allowed, in the position editor.',
  }),
  whiteShort: defineMessage({
    id: 'analysisBoard.editor.whiteShort',
    defaultMessage: 'White O-O',
    description: 'Castling of White to the king’s side, in the position editor.',
  }),
  whiteLong: defineMessage({
    id: 'analysisBoard.editor.whiteLong',
    defaultMessage: 'White O-O-O',
    description: 'Castling of White to the queen’s side, in the position editor.',
  }),
  blackShort: defineMessage({
    id: 'analysisBoard.editor.blackShort',
    defaultMessage: 'Black O-O',
    description: 'Castling of Black to the king’s side, in the position editor.',
  }),
  blackLong: defineMessage({
    id: 'analysisBoard.editor.blackLong',
    defaultMessage: 'Black O-O-O',
    description: 'Castling of Black to the queen’s side, in the position editor.',
  }),
  fen: defineMessage({
    id: 'analysisBoard.editor.fen',
    defaultMessage: 'FEN',
    description: 'Label of the position as text; a name.',
  }),
}
