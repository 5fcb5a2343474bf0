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
  hint: 'Like e4, Nf3, O-O or e2e4. Type ? for help.',
  play: 'Play',
  error: (code, typed) => {
    switch (code) {
      case 'ambiguous-move':
        return `More than one piece can play ${typed}. Add the square it starts from, as in Nbd2.`
      case 'castling-not-allowed':
      case 'no-rook':
      case 'no-rook-or-king':
        return 'You can’t castle there now.'
      case 'neither-san-nor-lan':
        return `“${typed}” isn’t a move. Try e4, Nf3, O-O or e2e4.`
      default:
        return `${typed} isn’t legal here.`
    }
  },
  wait: 'It isn’t your turn.',
  whichSquare: 'Add the square, as in “m e2”.',
  words: {
    'last-move': ['last'],
    'own-pieces': ['pieces'],
    clocks: ['clocks', 'time'],
    reach: ['moves'],
    help: ['help'],
  },
  spoken: {
    ...englishSpokenTexts,
    help: 'Type a move, like e4, Nf3, O-O, e8=Q or e2e4, and press Enter. Or ask: “last” reads out the last move, “pieces” your pieces, “clocks” the clocks, “moves e2” where the piece on e2 can go.',
  },
}
