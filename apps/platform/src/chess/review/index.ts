export { GameReview } from './GameReview.tsx'
export { type Review, useReview } from './useReview.ts'
