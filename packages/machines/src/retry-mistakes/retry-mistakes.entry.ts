import { analysisItem, startFen } from '@kingside/chess-game'
import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleRetryMistakes,
  exampleRetryMistakesEvents,
  exampleRetryMistakesInput,
  retryMistakesStates,
} from './retry-mistakes.states.ts'
import { selectRetryMistakesView } from './retry-mistakes.view.ts'

const worth = (value: number) =>
  analysisItem(startFen, 14, [{ score: { type: 'cp', value }, pv: [] }])

export const retryMistakesEntry = machineEntry({
  name: 'retry-mistakes',
  machine: exampleRetryMistakes,
  inputs: [exampleRetryMistakesInput],
  examples: retryMistakesStates,
  events: exampleRetryMistakesEvents,
  outputs: { look: [worth(40), worth(-400)] },
  failures: { look: [new Error('?')] },
  view: selectRetryMistakesView,
})
