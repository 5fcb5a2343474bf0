export { provideGameReview } from './game-review.machine.ts'
export type { GameReviewMachine } from './game-review.machine.ts'
export type {
  GameReviewDeps,
  GameReviewInput,
  GameReviewUiEvent,
  LookEffort,
  PositionToReview,
} from './game-review.types.ts'
export { selectGameReviewView } from './game-review.view.ts'
export type { GameReviewView } from './game-review.view.ts'
