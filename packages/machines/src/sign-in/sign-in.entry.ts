import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  exampleSignIn,
  signInStates,
} from './sign-in.states.ts'
import { selectSignInView } from './sign-in.view.ts'

export const signInEntry = machineEntry({
  name: 'sign-in',
  machine: exampleSignIn,
  inputs: exampleInputs,
  examples: signInStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectSignInView,
})
