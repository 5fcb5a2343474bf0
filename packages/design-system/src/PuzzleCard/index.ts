export { PuzzleCard, puzzleOutcomes } from './PuzzleCard.tsx'
export type { PuzzleCardProps, PuzzleOutcome } from './PuzzleCard.tsx'
