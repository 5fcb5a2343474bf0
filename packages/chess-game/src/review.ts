/** How well a game was played: the grade of each move, and the accuracy of both sides. */
export {
  type AnalysedPly,
  endedItem,
  fenAt,
  type GameToAnalyse,
  judge,
  judgeAll,
  reviewSides,
  type SideReview,
} from './review/game-review.ts'
export { isNearlyBest, type KeyMoment, keyMoments, lostBetween } from './review/key-moments.ts'
export type { MoveGrade } from './review/grading.ts'
