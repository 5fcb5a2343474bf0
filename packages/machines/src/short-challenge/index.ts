export type {
  Challenge,
  ChallengeAnswer,
  ChallengedPlayer,
  ChallengeDeps,
  ChallengeEnd,
  ChallengeNews,
  ChallengePlayer,
  ChallengeStatus,
  ChallengeTerms,
  ChallengeUiEvent,
  ChallengeViewer,
  NewChallenge,
} from './challenge.ts'
export type { ChallengeInput } from './challenge.setup.machine.ts'
export type { ChallengeView } from './challenge.view.ts'
export { provideShortChallenge } from './short-challenge.machine.ts'
export type { ShortChallengeMachine } from './short-challenge.machine.ts'
export type { ShortChallengeDeps } from './short-challenge.types.ts'
export { selectShortChallengeView } from './short-challenge.view.ts'
export type { ShortChallengeView } from './short-challenge.view.ts'
