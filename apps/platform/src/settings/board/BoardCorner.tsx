import { useBoardTheme } from '@kingside/chess-board'
import type { BoardThemeKey, PieceSetKey } from '@kingside/machines/board-appearance'
import { Lock } from 'lucide-react'
import * as styles from './BoardCorner.css.ts'
import { drawingsOf } from './board-look.ts'

/** A square of the nine with a piece or a mark. */
export interface CornerSquare {
  /** From 1 to 3, from the top and from the left. */
  readonly at: readonly [row: number, column: number]
  readonly piece?: keyof typeof styles.piece
  readonly mark?: keyof typeof styles.mark
}

export interface BoardCornerProps {
  readonly squares?: readonly CornerSquare[]
  /** Whether to draw the arrow of a knight's move. @default false */
  readonly arrow?: boolean
}

/** Nine squares in the surrounding board theme. Hidden from screen readers: the card beside it has the name. */
export function BoardCorner({ squares = fewPieces, arrow = false }: BoardCornerProps) {
  return (
    <span aria-hidden="true" className={styles.frame}>
      <span className={styles.corner}>
        {squares.map(({ at: [row, column], piece, mark = 'none' }) => (
          <span
            key={`${row}${column}`}
            className={styles.mark[mark]}
            style={{ gridRow: row, gridColumn: column, display: 'grid' }}
          >
            {piece && <span className={styles.piece[piece]} />}
          </span>
        ))}
        {arrow && (
          <svg viewBox="0 0 3 3" className={styles.arrow}>
            <path d="M.518 2.174 1.183.844 1.031.768 1.5.5l.067.536-.152-.076-.665 1.33z" />
          </svg>
        )}
      </span>
    </span>
  )
}

export interface ThemedCornerProps {
  readonly board: BoardThemeKey
  readonly pieces: PieceSetKey
  /** Whether to mark it as locked. @default false */
  readonly locked?: boolean
}

/** Nine squares of a board, whose theme is loaded for this; an empty frame until then. */
export function ThemedCorner({ board, pieces, locked = false }: ThemedCornerProps) {
  const look = useBoardTheme(board, drawingsOf(pieces))
  return (
    <span className={styles.themed} style={look}>
      {look ? <BoardCorner /> : <span aria-hidden="true" className={styles.frame} />}
      {locked && (
        <span aria-hidden="true" className={styles.lock}>
          <Lock />
        </span>
      )}
    </span>
  )
}

const fewPieces: readonly CornerSquare[] = [
  { at: [1, 1], piece: 'bq' },
  { at: [1, 3], piece: 'bp' },
  { at: [2, 2], piece: 'wn' },
  { at: [3, 1], piece: 'wp' },
  { at: [3, 3], piece: 'wk' },
]
