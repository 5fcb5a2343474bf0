export { provideOperatorSession } from './operator-session.machine.ts'
export type { OperatorSessionMachine } from './operator-session.machine.ts'
export { operatorSessionCodes } from './operator-session.types.ts'
export type {
  OperatorSessionCode,
  OperatorSessionDeps,
  OperatorSessionUiEvent,
  OperatorStanding,
} from './operator-session.types.ts'
export { selectOperatorSessionView } from './operator-session.view.ts'
export type { OperatorSessionView } from './operator-session.view.ts'
