import type { Color, HistoryMove } from '@kingside/chess-game'
import { englishPieceNames } from '../board/texts.ts'

export interface AnnouncerTexts {
  /** A move as it is read aloud, with capture, promotion, and check or mate. */
  readonly move: (move: HistoryMove) => string
  readonly takenBack: string
  /**
   * The position after many moves at once, as when a page has loaded a game; `last` is the last of them.
   * @default the last move alone
   */
  readonly position?: (last: HistoryMove, at: { moveNumber: number; turn: Color }) => string
}

const colors: Readonly<Record<Color, string>> = { w: 'White', b: 'Black' }

const endings: Readonly<Record<string, string>> = { '+': ', check', '#': ', checkmate' }

export const englishAnnouncerTexts: AnnouncerTexts = {
  move: ({ color, piece, from, to, captured, promotion, castling, san }) => {
    const moved = castling
      ? `castles ${to.startsWith('g') ? 'kingside' : 'queenside'}`
      : `${englishPieceNames[piece]} ${from} ${captured ? `takes ${englishPieceNames[captured]} on` : 'to'} ${to}`
    const became = promotion ? `, becomes a ${englishPieceNames[promotion]}` : ''
    return `${colors[color]}: ${moved}${became}${endings[san.slice(-1)] ?? ''}.`
  },
  takenBack: 'The move was taken back.',
  position: (last, { moveNumber, turn }) =>
    `Move ${moveNumber}. ${englishAnnouncerTexts.move(last)} ${colors[turn]} to move.`,
}
