export { provideInviteChallenge } from './invite-challenge.machine.ts'
export type { InviteChallengeMachine } from './invite-challenge.machine.ts'
export type {
  InviteAnswer,
  InviteChallengeDeps,
  InviteChallengeInput,
  InviteChallengeSystemEvent,
  InviteChallengeUiEvent,
  InviteFor,
  InviteMade,
  NewInvite,
  OwnInvite,
} from './invite-challenge.types.ts'
export { selectInviteChallengeView } from './invite-challenge.view.ts'
export type { InviteChallengeView } from './invite-challenge.view.ts'
