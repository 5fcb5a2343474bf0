export { provideReviewMode } from './review-mode.machine.ts'
export type { ReviewModeMachine } from './review-mode.machine.ts'
export type {
  MoveIndex,
  ReviewModeInput,
  ReviewModeSystemEvent,
  ReviewModeUiEvent,
} from './review-mode.types.ts'
export { selectReviewModeView } from './review-mode.view.ts'
export type { ReviewModeView } from './review-mode.view.ts'
