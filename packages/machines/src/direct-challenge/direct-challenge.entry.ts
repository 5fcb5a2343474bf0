import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  situationOf,
} from '../short-challenge/challenge.examples.ts'
import { exampleDirectChallenge, directChallengeStates } from './direct-challenge.states.ts'
import { selectDirectChallengeView } from './direct-challenge.view.ts'

export const directChallengeEntry = machineEntry({
  name: 'direct-challenge',
  machine: exampleDirectChallenge,
  inputs: exampleInputs,
  examples: directChallengeStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectDirectChallengeView,
  situation: situationOf,
})
