import { ReviewMode } from '../../features/review-mode/ReviewMode.tsx'
import type { Review } from './useReview.ts'

export interface GameReviewProps {
  readonly view: Review['walk']
  readonly send: Review['send']
  readonly isOver: boolean
}

/** Walks through the moves of a game. */
export const GameReview = ({ view, send, isOver }: GameReviewProps) => (
  <ReviewMode view={view} over={isOver} onWalk={(target) => send({ type: `move.${target}` })} />
)
