import { ReviewMode } from './ReviewMode.view.tsx'
import type { Review } from './useReview.ts'

export interface GameReviewProps {
  readonly view: Review['walk']
  /** The position that the game began with. */
  readonly initialFen: string
  readonly send: Review['send']
  readonly isOver: boolean
}

/** Walks through the moves of a game. */
export const GameReview = ({ view, initialFen, send, isOver }: GameReviewProps) => (
  <ReviewMode
    view={view}
    initialFen={initialFen}
    over={isOver}
    onWalk={(target) => send({ type: `move.${target}` })}
  />
)
