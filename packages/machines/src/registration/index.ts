export type { PriceId } from '@kingside/api/facts'
export { infoProblems } from './field-rules.ts'
export { passwordProblem, signUpPasswordProblem } from './password-rules.ts'
export type { PasswordProblem, SignUpPasswordProblem } from './password-rules.ts'
export { provideRegistration } from './registration.machine.ts'
export type { RegistrationMachine } from './registration.machine.ts'
export {
  isRegistrationContext,
  registrationVersion,
  toStoredRegistration,
} from './registration.stored.ts'
export { registrationCodes, registrationPlans, registrationSteps } from './registration.types.ts'
export type {
  CredentialsForm,
  FieldProblem,
  FieldProblems,
  ShownIdentityStatus,
  PaymentStatus,
  PersonalInfo,
  RegistrationCode,
  RegistrationDeps,
  RegistrationField,
  RegistrationInput,
  RegistrationOutput,
  RegistrationPlan,
  RegistrationStep,
  RegistrationUiEvent,
} from './registration.types.ts'
export { activationCodeOf, selectRegistrationView } from './registration.view.ts'
export type { FormView, IdentityView, PaymentView, RegistrationView } from './registration.view.ts'
