import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleReviewEvents,
  exampleReviewInputs,
  exampleReviewMode,
  reviewModeStates,
} from './review-mode.states.ts'
import { selectReviewModeView } from './review-mode.view.ts'

export const reviewModeEntry = machineEntry({
  name: 'review-mode',
  machine: exampleReviewMode,
  inputs: exampleReviewInputs,
  examples: reviewModeStates,
  events: exampleReviewEvents,
  view: selectReviewModeView,
  situation: ({ value, context: { moves, selected, unseen } }) =>
    JSON.stringify([value, moves, selected, unseen > 0]),
})
