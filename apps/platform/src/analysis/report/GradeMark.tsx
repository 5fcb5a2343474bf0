import type { Color, Square } from '@kingside/chess-game'
import type { CSSProperties } from 'react'
import type { MoveGrade } from './game-report.types.ts'
import { gradeSigns, gradeTones } from './grade-looks.ts'
import * as styles from './GradeMark.css.ts'

export interface GradeMarkProps {
  readonly grade: MoveGrade
  /** The target square of the graded move. */
  readonly square: Square
  /** The side at the bottom of the board. */
  readonly orientation: Color
}

/** The mark of a grade on the board. Hidden from screen readers, which get the grade from the list of moves. */
export function GradeMark({ grade, square, orientation }: GradeMarkProps) {
  const sign = gradeSigns[grade]
  if (sign === null) return null
  return (
    <span aria-hidden="true" className={styles.square} style={placeOf(square, orientation)}>
      <span className={styles.signs[gradeTones[grade]]}>{sign}</span>
    </span>
  )
}

function placeOf(square: Square, orientation: Color): CSSProperties {
  const file = square.charCodeAt(0) - 'a'.charCodeAt(0)
  const rank = Number(square.charAt(1)) - 1
  const [column, row] = orientation === 'w' ? [file, 7 - rank] : [7 - file, rank]
  // Boards have the same direction in every language.
  return { left: `${column * 12.5}%`, top: `${row * 12.5}%` }
}
