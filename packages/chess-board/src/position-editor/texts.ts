import type { Color, Piece } from '@kingside/chess-game'
import { englishPieceNames } from '../board/texts.ts'
import type { CastlingRight } from './setup.ts'

export interface PositionEditorTexts {
  /** The name of the group of controls beside the board. */
  readonly tools: string
  readonly hand: string
  readonly eraser: string
  /** The name of a spare piece. */
  readonly piece: (piece: Piece) => string
  readonly clear: string
  readonly start: string
  readonly flip: string
  readonly turn: string
  readonly turns: Readonly<Record<Color, string>>
  readonly castling: string
  readonly castlings: Readonly<Record<CastlingRight, string>>
  readonly fen: string
  /** Shown for a text that no game can begin with; `reason` says why, in English. */
  readonly invalid: (reason: string) => string
}

export const englishPositionEditorTexts: PositionEditorTexts = {
  tools: 'Set up the position',
  hand: 'Move pieces',
  eraser: 'Erase',
  piece: ({ color, type }) => `${color === 'w' ? 'White' : 'Black'} ${englishPieceNames[type]}`,
  clear: 'Empty board',
  start: 'Starting position',
  flip: 'Flip board',
  turn: 'To move',
  turns: { w: 'White', b: 'Black' },
  castling: 'May castle',
  castlings: { K: 'White O-O', Q: 'White O-O-O', k: 'Black O-O', q: 'Black O-O-O' },
  fen: 'FEN',
  invalid: (reason) => `You can’t play from this position: ${reason}.`,
}
