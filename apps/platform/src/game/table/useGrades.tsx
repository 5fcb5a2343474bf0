import type { MoveMark } from '@kingside/chess-board'
import { type Color, parseLan } from '@kingside/chess-game'
import type { GameView } from '@kingside/machines/game'
import { type ReactNode, useState } from 'react'
import type { GradedMove } from '../../analysis/report/index.ts'
import type { Review } from '../../chess/review/index.ts'
import { lazyPart } from '../../platform/page/index.ts'

// Loaded after the grades, which come after the game. Without it, the grades are still in the list of moves.
const GradeMark = lazyPart(
  async () => (await import('../../analysis/report/GradeMark.tsx')).GradeMark,
  null,
  () => null,
)

/** The moves of a game with their grades. */
export interface Graded {
  readonly moves: readonly GradedMove[]
  /** The marks in the list of moves. */
  readonly marks: readonly (MoveMark | null)[]
}

const none: Graded = { moves: [], marks: [] }

/** The grade of the move on the board, and the marks in the list, once the moves have grades. */
export function useGrades({ turns }: GameView, { selected }: Review) {
  const [{ moves, marks }, setLatest] = useState(none)
  // Equal grades set no state, because that would render the component that sets them again.
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
