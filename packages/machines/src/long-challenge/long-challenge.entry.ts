import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  situationOf,
} from '../short-challenge/challenge.examples.ts'
import { exampleLongChallenge, longChallengeStates } from './long-challenge.states.ts'
import { selectLongChallengeView } from './long-challenge.view.ts'

export const longChallengeEntry = machineEntry({
  name: 'long-challenge',
  machine: exampleLongChallenge,
  inputs: exampleInputs,
  examples: longChallengeStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectLongChallengeView,
  situation: situationOf,
})
