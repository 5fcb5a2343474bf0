export { provideTournamentPhase } from './tournament-phase.machine.ts'
export type { TournamentPhaseMachine } from './tournament-phase.machine.ts'
export type {
  LoadedPhase,
  MyBoard,
  PhaseData,
  PhaseNotice,
  PhaseRound,
  PhaseTournament,
  TournamentPhaseDeps,
  TournamentPhaseInput,
  TournamentPhaseSystemEvent,
  TournamentPhaseUiEvent,
} from './tournament-phase.types.ts'
export { selectTournamentPhaseView } from './tournament-phase.view.ts'
export type { GameBar, RoundCount, TournamentPhaseView } from './tournament-phase.view.ts'
