import type { MoveMark } from '@kingside/chess-board'
import { type Color, parseLan } from '@kingside/chess-game'
import type { GameView } from '@kingside/machines/game'
import { type ReactNode, useState } from 'react'
import { type GradedMove, GradeMark } from '../../analysis/report/index.ts'
import type { Review } from '../../chess/review/index.ts'

/** The moves of a game with their grades. */
export interface Graded {
  readonly moves: readonly GradedMove[]
  /** Their signs in the list of the moves. */
  readonly marks: readonly (MoveMark | null)[]
}

const none: Graded = { moves: [], marks: [] }

/** The grade of the move on the board, and the signs in the list, once the moves of the game have theirs. */
export function useGrades({ turns }: GameView, { selected }: Review) {
  const [{ moves, marks }, setLatest] = useState(none)
  // The same grades again are no news: who tells of them is rendered by whoever hears of them.
  const setGraded = (next: Graded) => setLatest((now) => (isSame(now, next) ? now : next))
  const grade = moves[selected]?.grade
  const square = parseLan(turns[selected]?.uci ?? '')?.to
  const mark = (orientation: Color): ReactNode =>
    grade && square && <GradeMark grade={grade} square={square} orientation={orientation} />
  return { mark, marks, setGraded }
}

const isSame = (one: Graded, other: Graded): boolean =>
  one.moves.length === other.moves.length &&
  one.moves.every(({ grade }, index) => grade === other.moves[index]?.grade) &&
  one.marks.every((mark, index) => mark?.name === other.marks[index]?.name)
