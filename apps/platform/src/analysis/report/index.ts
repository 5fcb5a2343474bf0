export { GameReport } from './GameReport.view.tsx'
export type { GradedMove } from './game-report.types.ts'
export { useGameReport } from './useGameReport.ts'
export { useMoveMarks } from './useMoveMarks.ts'
