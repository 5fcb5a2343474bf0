import { pieceSets } from '@kingside/chess-board/theme'
import type { PieceType } from '@kingside/chess-game'
import * as styles from './art.css.ts'

/** A piece of the house set, on its grid of 64 × 64. */
export function PieceShape({ piece }: { readonly piece: PieceType }) {
  const { body, lines } = pieceSets.worldchess[piece]
  return (
    <>
      <path className={styles.piece} d={body} />
      <path className={styles.pieceLines} d={lines} />
    </>
  )
}
