export { provideActivationCode } from './activation-code.machine.ts'
export type { ActivationCodeMachine } from './activation-code.machine.ts'
export { activationCodes, codeLength } from './activation-code.types.ts'
export type {
  ActivationCodeCode,
  ActivationCodeDeps,
  ActivationCodeInput,
  ActivationCodeOutput,
  ActivationCodeUiEvent,
  CodeSent,
  VerifyCodeInput,
} from './activation-code.types.ts'
export { selectActivationCodeView } from './activation-code.view.ts'
export type { ActivationCodeView, CodeEntryView, ResendView } from './activation-code.view.ts'
