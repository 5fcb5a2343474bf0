export { provideSession } from './session.machine.ts'
export type { SessionMachine } from './session.machine.ts'
export { isSubscribed, maxAttempts, retryPauseMs } from './session.setup.machine.ts'
export { sessionCodes } from './session.types.ts'
export type {
  SessionCode,
  SessionDeps,
  SessionInput,
  SessionSystemEvent,
  SessionUiEvent,
  SignedOutReason,
  Token,
  UserProfile,
} from './session.types.ts'
export { accessLevel, selectSessionView } from './session.view.ts'
export type { SessionView } from './session.view.ts'
