export { provideChallenge } from './challenge.machine.ts'
export type { ChallengeMachine } from './challenge.machine.ts'
export type { ChallengeInput } from './challenge.setup.machine.ts'
export type {
  Challenge,
  ChallengeAnswer,
  ChallengedPlayer,
  ChallengeDeps,
  ChallengeEnd,
  ChallengeKind,
  ChallengeNews,
  ChallengePlayer,
  ChallengeStatus,
  ChallengeTerms,
  ChallengeUiEvent,
  ChallengeViewer,
  NamedChallenge,
  NewChallenge,
} from './challenge.types.ts'
export { selectChallengeView } from './challenge.view.ts'
export type { ChallengeView } from './challenge.view.ts'
