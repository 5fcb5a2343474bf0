export { joinLimits } from '@kingside/api/facts'
export type { JoinLimit, TournamentKind } from '@kingside/api/facts'
export { provideJoinButton } from './join-button.machine.ts'
export type { JoinButtonMachine } from './join-button.machine.ts'
export type {
  FreshEntry,
  JoinButtonDeps,
  JoinButtonInput,
  JoinButtonSystemEvent,
  JoinButtonUiEvent,
  JoinFailure,
  JoinProfile,
  JoinTournament,
  OwnEntry,
  ShownLimit,
  TournamentCall,
} from './join-button.types.ts'
export { selectJoinButtonView } from './join-button.view.ts'
export type { JoinActivity, JoinButtonView, JoinStep } from './join-button.view.ts'
