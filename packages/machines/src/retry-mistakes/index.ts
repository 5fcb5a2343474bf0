export { provideRetryMistakes } from './retry-mistakes.machine.ts'
export type { RetryMistakesMachine } from './retry-mistakes.machine.ts'
export type {
  RetryMistakesDeps,
  RetryMistakesInput,
  RetryMistakesUiEvent,
} from './retry-mistakes.types.ts'
export { selectRetryMistakesView } from './retry-mistakes.view.ts'
export type { RetriedMoment, RetryMistakesView } from './retry-mistakes.view.ts'
