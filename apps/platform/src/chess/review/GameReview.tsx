import { ReviewMode } from './ReviewMode.view.tsx'
import type { Review } from './useReview.ts'

export interface GameReviewProps {
  readonly view: Review['walk']
  /** The start position of the game. */
  readonly initialFen: string
  readonly send: Review['send']
  readonly isOver: boolean
  /** How long the selected move took, as text; null where it is not known. @default null */
  readonly time?: string | null
}

/** Walks through the moves of a game. */
export const GameReview = ({ view, initialFen, send, isOver, time = null }: GameReviewProps) => (
  <ReviewMode
    view={view}
    initialFen={initialFen}
    over={isOver}
    {...(time !== null && { time })}
    onWalk={(target) => send({ type: `move.${target}` })}
  />
)
