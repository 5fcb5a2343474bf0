import { vars } from '@kingside/chess-board/theme'
import type { Color } from '@kingside/chess-game'
import * as styles from './SideMark.css.ts'

/** The king of a side, or both kings for a random side. */
export function SideMark({ side }: { readonly side: Color | 'random' }) {
  const kings = side === 'random' ? (['w', 'b'] as const) : [side]
  return (
    <span className={styles.kings} aria-hidden="true">
      {kings.map((color) => (
        <span
          key={color}
          className={styles.king}
          data-side={color}
          style={{ backgroundImage: `${vars[color].k}, ${vars.boardImage}` }}
        />
      ))}
    </span>
  )
}
