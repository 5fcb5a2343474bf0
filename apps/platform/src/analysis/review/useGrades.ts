import type { MoveMark } from '@kingside/chess-board'
import type { Color } from '@kingside/chess-game'
import { type ReactNode, useState } from 'react'
import type { GradedMove } from '../report/game-report.types.ts'
import type { Review } from '../../chess/review/index.ts'

/** The moves of a game with their grades. */
export interface Graded {
  readonly moves: readonly GradedMove[]
  /** The marks in the list of moves. */
  readonly marks: readonly (MoveMark | null)[]
  /** The grade of a move on the board, by the move's index from 0. */
  readonly markOn: (index: number, orientation: Color) => ReactNode
}

const none: Graded = { moves: [], marks: [], markOn: () => null }

/** The grade of the move on the board, and the marks in the list, once the moves have grades. */
export function useGrades({ selected }: Review) {
  const [graded, setLatest] = useState(none)
  // Equal grades set no state, because that would render the component that sets them again.
  const setGraded = (next: Graded) => setLatest((now) => (isSame(now, next) ? now : next))
  const mark = (orientation: Color): ReactNode => graded.markOn(selected, orientation)
  return { mark, marks: graded.marks, setGraded }
}

const isSame = (one: Graded, other: Graded): boolean =>
  one.moves.length === other.moves.length &&
  one.moves.every(({ grade }, index) => grade === other.moves[index]?.grade) &&
  one.marks.every((mark, index) => mark?.name === other.marks[index]?.name)
