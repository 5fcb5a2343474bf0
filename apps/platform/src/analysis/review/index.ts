export { reviewOfReport } from './review-view.ts'
export type { RetrySlots } from './review-slots.ts'
export { ReviewOfGame, type ReviewOfGameProps } from './ReviewOfGame.tsx'
export { useGrades } from './useGrades.ts'
