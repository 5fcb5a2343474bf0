export { providePasswordChange } from './password-change.machine.ts'
export type { PasswordChangeMachine } from './password-change.machine.ts'
export { passwordChangeCodes } from './password-change.types.ts'
export type {
  ChangePasswordInput,
  PasswordChangeCode,
  PasswordChangeDeps,
  PasswordChangeForm,
  PasswordChangeProblems,
  PasswordChangeUiEvent,
} from './password-change.types.ts'
export { selectPasswordChangeView } from './password-change.view.ts'
export type { PasswordChangeView } from './password-change.view.ts'
