export { providePasswordReset } from './password-reset.machine.ts'
export type { PasswordResetMachine } from './password-reset.machine.ts'
export { passwordResetCodes } from './password-reset.types.ts'
export type {
  NewPasswordForm,
  PasswordResetCode,
  PasswordResetDeps,
  PasswordResetInput,
  PasswordResetOutput,
  PasswordResetProblems,
  PasswordResetUiEvent,
  SetPasswordInput,
} from './password-reset.types.ts'
export { selectPasswordResetView } from './password-reset.view.ts'
export type { PasswordResetView } from './password-reset.view.ts'
