export { provideEmailCheck } from './email-check.machine.ts'
export type { EmailCheckMachine } from './email-check.machine.ts'
export { emailCheckCodes } from './email-check.types.ts'
export type {
  EmailCheckCode,
  EmailCheckDeps,
  EmailCheckInput,
  EmailCheckUiEvent,
} from './email-check.types.ts'
export { emailProblem, emailProblems } from './email-rules.ts'
export type { EmailProblem } from './email-rules.ts'
export { selectEmailCheckView } from './email-check.view.ts'
export type { EmailCheckView } from './email-check.view.ts'
