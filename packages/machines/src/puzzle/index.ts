export { providePuzzle } from './puzzle.machine.ts'
export type { PuzzleMachine } from './puzzle.machine.ts'
export type {
  GivenPuzzle,
  JudgedMove,
  PuzzleCode,
  PuzzleDeps,
  PuzzleHint,
  PuzzleInput,
  PuzzlesLeft,
  PuzzleAttempt,
} from './puzzle.types.ts'
export { selectPuzzleView } from './puzzle.view.ts'
export type { PuzzleBoardView, PuzzleOutcomeView, PuzzleView } from './puzzle.view.ts'
