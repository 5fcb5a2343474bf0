export { socialProviders } from '@kingside/api/facts'
export type { SocialProvider } from '@kingside/api/facts'
export { provideSignIn } from './sign-in.machine.ts'
export type { SignInMachine } from './sign-in.machine.ts'
export type { Refusal } from './refusal.ts'
export { signInCodes } from './sign-in.types.ts'
export type {
  Credentials,
  FirstStep,
  OpenProviderInput,
  SignInCode,
  SignInDeps,
  SignInInput,
  SignInOutput,
  SignInProblems,
  SignInUiEvent,
  SocialAnswer,
} from './sign-in.types.ts'
export { selectSignInView } from './sign-in.view.ts'
export type { SignInView } from './sign-in.view.ts'
