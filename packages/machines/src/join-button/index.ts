export { provideJoinButton } from './join-button.machine.ts'
export type { JoinButtonMachine } from './join-button.machine.ts'
export { joinLimits } from './join-button.types.ts'
export type {
  FreshEntry,
  JoinButtonDeps,
  JoinButtonInput,
  JoinButtonNews,
  JoinButtonUiEvent,
  JoinFailure,
  JoinLimit,
  JoinProfile,
  JoinTournament,
  OwnEntry,
  ParticipantStatus,
  PaymentCall,
  PaymentReturn,
  ShownLimit,
  TournamentCall,
  TournamentKind,
  TournamentRating,
  TournamentStatus,
} from './join-button.types.ts'
export { selectJoinButtonView } from './join-button.view.ts'
export type { JoinActivity, JoinButtonView, JoinStep } from './join-button.view.ts'
