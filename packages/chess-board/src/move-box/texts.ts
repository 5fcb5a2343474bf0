import type { ChessErrorCode } from '@kingside/chess-game'
import { englishSpokenTexts, type SpokenTexts } from '../board/texts.ts'
import type { CommandWords } from './parse-input.ts'

export interface MoveBoxTexts {
  readonly label: string
  /** A short description of what can be typed. */
  readonly hint: string
  readonly play: string
  /** Why the typed text is no move. */
  readonly error: (code: ChessErrorCode, typed: string) => string
  /** Shown for a move typed while the other side is to move. */
  readonly wait: string
  /** Shown for a command that needs a square. */
  readonly whichSquare: string
  readonly words: CommandWords
  readonly spoken: SpokenTexts
}

export const englishMoveBoxTexts: MoveBoxTexts = {
  label: 'Your move',
  hint: 'Such as e4, Nf3, O-O or e2e4. Type ? for help.',
  play: 'Play',
  error: (code, typed) => {
    switch (code) {
      case 'ambiguous-move':
        return `Several pieces can play ${typed}. Name the square it starts from, as in Nbd2.`
      case 'castling-not-allowed':
      case 'no-rook':
      case 'no-rook-or-king':
        return 'You cannot castle there now.'
      case 'neither-san-nor-lan':
        return `“${typed}” is no move. Write it as e4, Nf3, O-O or e2e4.`
      default:
        return `${typed} is not legal here.`
    }
  },
  wait: 'It is not your turn.',
  whichSquare: 'Name the square too, as in “m e2”.',
  words: {
    'last-move': ['last'],
    'own-pieces': ['pieces'],
    clocks: ['clocks', 'time'],
    reach: ['moves'],
    help: ['help'],
  },
  spoken: {
    ...englishSpokenTexts,
    help: 'Type a move, such as e4, Nf3, O-O, e8=Q or e2e4, and press Enter. Or ask: “last” says the last move, “pieces” your pieces, “clocks” the clocks, “moves e2” where the piece on e2 can go.',
  },
}
