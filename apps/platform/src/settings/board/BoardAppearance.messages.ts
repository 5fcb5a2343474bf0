import type {
  CoordinatePlace,
  HighlightStyle,
  LegalMoveStyle,
} from '@kingside/machines/board-appearance'
import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  board: defineMessage({
    id: 'boardAppearance.board',
    defaultMessage: 'Board',
    description: 'Label of the choice of how the board looks.',
  }),
  pieces: defineMessage({
    id: 'boardAppearance.pieces',
    defaultMessage: 'Pieces',
    description: 'Label of the choice of how the pieces look.',
  }),
  ownPieces: defineMessage({
    id: 'boardAppearance.pieces.own',
    defaultMessage: 'Match the board',
    description: 'The pieces that a board brings with it, beside the names of other sets.',
  }),
  needsPro: defineMessage({
    id: 'boardAppearance.needsPro',
    defaultMessage: 'Pro only',
    description: 'Why a board can’t be chosen; below its name. Pro is a name.',
  }),
  pro: defineMessage({
    id: 'boardAppearance.pro',
    defaultMessage: 'Pro',
    description: 'Below the name of a board that comes with the membership Pro, which is a name.',
  }),
  free: defineMessage({
    id: 'boardAppearance.free',
    defaultMessage: 'Free',
    description: 'Below the name of a board that everybody can choose, beside “For Pro members”.',
  }),
  yourCountry: defineMessage({
    id: 'boardAppearance.yourCountry',
    defaultMessage: 'Your country only',
    description: 'Below the name of a board that only players of the reader’s country get.',
  }),
  waiting: defineMessage<{ readonly board: MessageValue }>({
    id: 'boardAppearance.waiting',
    defaultMessage: 'We’ve kept {board} for you',
    description: 'Title of a notice: the membership has ended. {board} is the name of a board.',
  }),
  waitingText: defineMessage({
    id: 'boardAppearance.waiting.text',
    defaultMessage: 'It comes back as soon as you have Pro again.',
    description: 'Text of the notice that a board waits. Pro is a name.',
  }),
  upgrade: defineMessage({
    id: 'boardAppearance.upgrade',
    defaultMessage: 'Upgrade to Pro',
    description: 'Button that opens the popup of the membership Pro, which is a name.',
  }),
  autoQueen: defineMessage({
    id: 'boardAppearance.autoQueen',
    defaultMessage: 'Auto-queen',
    description: 'Switch among the settings of the board.',
  }),
  autoQueenHelp: defineMessage({
    id: 'boardAppearance.autoQueen.help',
    defaultMessage: 'Pawns promote to a queen automatically.',
    description: 'Below the switch “Auto-queen”.',
  }),
  sounds: defineMessage({
    id: 'boardAppearance.sounds',
    defaultMessage: 'Sounds',
    description: 'Switch among the settings of the board.',
  }),
  soundsHelp: defineMessage({
    id: 'boardAppearance.sounds.help',
    defaultMessage: 'Sounds for moves, low time and results.',
    description: 'Below the switch “Sounds”.',
  }),
  premove: defineMessage({
    id: 'boardAppearance.premove',
    defaultMessage: 'Premove',
    description: 'Switch among the settings of the board.',
  }),
  premoveHelp: defineMessage({
    id: 'boardAppearance.premove.help',
    defaultMessage: 'Make your next move while your opponent is thinking.',
    description: 'Below the switch “Premove”.',
  }),
  confirmation: defineMessage({
    id: 'boardAppearance.confirmation',
    defaultMessage: 'Confirm moves',
    description: 'Label of the speeds of games in which a move is to be confirmed.',
  }),
  confirmationHelp: defineMessage({
    id: 'boardAppearance.confirmation.help',
    defaultMessage: 'A move is played only after you confirm it. Your clock keeps running.',
    description: 'Below the label “Confirm moves”.',
  }),
  drawConfirmation: defineMessage({
    id: 'boardAppearance.drawConfirmation',
    defaultMessage: 'Confirm draw offers',
    description: 'Label of the speeds of games in which a draw offer is to be confirmed.',
  }),
  drawConfirmationHelp: defineMessage({
    id: 'boardAppearance.drawConfirmation.help',
    defaultMessage: 'Asks you once more before offering a draw.',
    description: 'Below the label “Confirm draw offers”.',
  }),
  speed: defineMessage<{ readonly speed: string }>({
    id: 'boardAppearance.speed',
    defaultMessage:
      '{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} other {Classical, no clock}}',
    description: 'A speed of games, beside a box to tick.',
  }),
  blindfold: defineMessage({
    id: 'boardAppearance.blindfold',
    defaultMessage: 'Blindfold',
    description: 'Switch among the settings of the board.',
  }),
  blindfoldHelp: defineMessage({
    id: 'boardAppearance.blindfold.help',
    defaultMessage: 'Hides the pieces. Moves are still highlighted and listed.',
    description: 'Below the switch “Blindfold”.',
  }),
  boardSize: defineMessage({
    id: 'boardAppearance.size',
    defaultMessage: 'Board size',
    description: 'Label of the choice of how large the board is.',
  }),
  coordinates: defineMessage({
    id: 'boardAppearance.coordinates',
    defaultMessage: 'Coordinates',
    description: 'Label of the choice of where the names of files and ranks stand.',
  }),
  typedMoves: defineMessage({
    id: 'boardAppearance.typedMoves',
    defaultMessage: 'Type moves',
    description: 'Switch among the settings of the board: a field takes written moves.',
  }),
  typedMovesHelp: defineMessage({
    id: 'boardAppearance.typedMoves.help',
    defaultMessage: 'A field beside the board takes moves like Nf3 or g1f3.',
    description: 'Below the switch “Type moves”. Nf3 and g1f3 stay as they are.',
  }),
  shortcutKeys: defineMessage({
    id: 'boardAppearance.shortcutKeys',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Switch among the settings of the board.',
  }),
  shortcutKeysHelp: defineMessage({
    id: 'boardAppearance.shortcutKeys.help',
    defaultMessage:
      'Z shows only the game, / jumps to the move field. ← and → step through the moves, Home and End jump to the start and the last move.',
    description:
      'Below the switch “Shortcut keys”. Z, /, the arrows, Home and End are keys and stay as they are.',
  }),
  lastMove: defineMessage({
    id: 'boardAppearance.lastMove',
    defaultMessage: 'Last move',
    description: 'Label of the choice of how the last move is marked.',
  }),
  legalMoves: defineMessage({
    id: 'boardAppearance.legalMoves',
    defaultMessage: 'Legal moves',
    description: 'Label of the choice of how the squares are marked that a piece can go to.',
  }),
  defaults: defineMessage({
    id: 'boardAppearance.defaults',
    defaultMessage: 'Reset to defaults',
    description: 'Button: every setting of the board becomes what it was at first.',
  }),
}

/** How the last move is marked. */
export const lastMoveMessages = {
  none: defineMessage({
    id: 'boardAppearance.lastMove.none',
    defaultMessage: 'None',
    description: 'The last move is not marked.',
  }),
  highlight: defineMessage({
    id: 'boardAppearance.lastMove.highlight',
    defaultMessage: 'Highlight',
    description: 'The two squares of the last move are tinted.',
  }),
  arrow: defineMessage({
    id: 'boardAppearance.lastMove.arrow',
    defaultMessage: 'Arrow',
    description: 'An arrow shows the last move.',
  }),
  arma: defineMessage({
    id: 'boardAppearance.lastMove.arma',
    defaultMessage: 'Corners',
    description: 'The corners of the two squares of the last move are marked.',
  }),
} as const satisfies Record<HighlightStyle, unknown>

/** How the target squares of a piece are marked. */
export const legalMoveMessages = {
  none: defineMessage({
    id: 'boardAppearance.legalMoves.none',
    defaultMessage: 'None',
    description: 'Legal moves are not marked.',
  }),
  dots: defineMessage({
    id: 'boardAppearance.legalMoves.dots',
    defaultMessage: 'Dots',
    description: 'Squares that a piece can go to have a dot.',
  }),
  squares: defineMessage({
    id: 'boardAppearance.legalMoves.squares',
    defaultMessage: 'Squares',
    description: 'Squares that a piece can go to have a frame.',
  }),
} as const satisfies Record<LegalMoveStyle, unknown>

export const coordinateMessages = {
  inner: defineMessage({
    id: 'boardAppearance.coordinates.inner',
    defaultMessage: 'On the board',
    description: 'The names of files and ranks stand on the squares.',
  }),
  outer: defineMessage({
    id: 'boardAppearance.coordinates.outer',
    defaultMessage: 'Beside the board',
    description: 'The names of files and ranks stand beside the board.',
  }),
  none: defineMessage({
    id: 'boardAppearance.coordinates.none',
    defaultMessage: 'None',
    description: 'No names of files and ranks.',
  }),
} as const satisfies Record<CoordinatePlace, unknown>
