import { climberAt } from '../pieces.ts'
import { PieceShape } from '../PieceShape.tsx'
import * as styles from './tower.css.ts'

/** The top of the tower, which is a rook's. */
export function Battlements() {
  return (
    <svg className={styles.art} viewBox="0 0 300 52" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.wall} d="M4 51V8H52V26H84V8H132V26H168V8H216V26H248V8H296V51Z" />
      <path
        className={styles.edge}
        vectorEffect="non-scaling-stroke"
        d="M4 51V8H52V26H84V8H132V26H168V8H216V26H248V8H296V51"
      />
    </svg>
  )
}

/** Its foot. */
export function Plinth() {
  return (
    <svg className={styles.art} viewBox="0 0 300 34" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.wall} d="M12 0H288L292 14H300V34H0V14H8Z" />
      <path
        className={styles.edge}
        vectorEffect="non-scaling-stroke"
        d="M12 0L8 14H0V33H300V14H292L288 0M8 14H292"
      />
    </svg>
  )
}

interface WindowProps {
  readonly level: number
  readonly isLit: boolean
  /** Whether the reader stands there. */
  readonly isHere: boolean
}

/** A window, lit where the reader has been, with a piece in it where they are. */
export function FloorWindow({ level, isLit, isHere }: WindowProps) {
  const arch = 'M3 50V20A17 17 0 0 1 37 20V50Z'
  return (
    <svg className={styles.window} viewBox="0 0 40 52" aria-hidden="true">
      <path className={isLit ? styles.lit : styles.dark} d={arch} />
      {isHere && (
        <g transform="translate(2 10) scale(0.56 0.66)">
          <PieceShape piece={climberAt(level)} />
        </g>
      )}
      <path className={styles.arch} d={arch} />
    </svg>
  )
}
