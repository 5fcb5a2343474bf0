import { moveNumber, numberWord } from '../../chess/moves/index.ts'

/** A line in words: `14. Qd2 Nf6 15. O-O`, `14… Nf6 15. O-O`. @param sans the moves from the position on, in SAN */
export const lineWords = (fen: string, sans: readonly string[]): string =>
  sans
    .map((san, index) => {
      const at = moveNumber(fen, index)
      return index === 0 || at.color === 'w' ? `${numberWord(at)} ${san}` : san
    })
    .join(' ')
