export { providePuzzleRun } from './puzzle-run.machine.ts'
export type { PuzzleRunMachine } from './puzzle-run.machine.ts'
export type {
  GivenRun,
  JudgedRunMove,
  RunDeps,
  RunEntry,
  RunInput,
  RunState,
} from './puzzle-run.types.ts'
export { selectRunView } from './puzzle-run.view.ts'
export type { RunFacts, RunView } from './puzzle-run.view.ts'
