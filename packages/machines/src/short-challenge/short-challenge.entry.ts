import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  situationOf,
} from './challenge.examples.ts'
import { exampleShortChallenge, shortChallengeStates } from './short-challenge.states.ts'
import { selectShortChallengeView } from './short-challenge.view.ts'

export const shortChallengeEntry = machineEntry({
  name: 'short-challenge',
  machine: exampleShortChallenge,
  inputs: exampleInputs,
  examples: shortChallengeStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectShortChallengeView,
  situation: situationOf,
})
