import { type Color, parseLan } from '@kingside/chess-game'
import type { GameView } from '@kingside/machines/game'
import { type ReactNode, useState } from 'react'
import type { GradedMove } from '../../features/game-report/game-report.types.ts'
import { GradeMark } from '../../features/game-report/GradeMark.tsx'
import type { Review } from './useReview.ts'

/** The grade of the move on the board, once the moves of the game have theirs. */
export function useGradeMark({ turns }: GameView, { view: { selected } }: Review) {
  const [graded, setGraded] = useState<readonly GradedMove[]>([])
  const grade = graded[selected]?.grade
  const square = parseLan(turns[selected]?.uci ?? '')?.to
  const mark = (orientation: Color): ReactNode =>
    grade && square && <GradeMark grade={grade} square={square} orientation={orientation} />
  return { mark, setGraded }
}
