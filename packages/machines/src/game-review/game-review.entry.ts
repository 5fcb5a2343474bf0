import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleGameReview,
  exampleGameReviewEvents,
  exampleGameReviewInput,
  exampleReviewItems,
  gameReviewStates,
} from './game-review.states.ts'
import { selectGameReviewView } from './game-review.view.ts'

export const gameReviewEntry = machineEntry({
  name: 'game-review',
  machine: exampleGameReview,
  inputs: [exampleGameReviewInput],
  examples: gameReviewStates,
  events: exampleGameReviewEvents,
  outputs: { prepare: [2], look: exampleReviewItems.slice(2, 4) },
  failures: {
    prepare: [{ failure: 'no-webassembly' }],
    look: [{ failure: 'no-answer' }],
  },
  view: selectGameReviewView,
})
