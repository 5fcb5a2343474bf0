export { canTake } from './steps-due.ts'
export { provideTournamentRun } from './tournament-run.machine.ts'
export type { TournamentRunMachine } from './tournament-run.machine.ts'
export type {
  ResultWish,
  RunStage,
  RunStanding,
  TournamentRunCode,
  TournamentRunDeps,
} from './tournament-run.types.ts'
export { selectTournamentRunView } from './tournament-run.view.ts'
export type { TournamentRunView } from './tournament-run.view.ts'
