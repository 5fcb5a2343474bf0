import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  examplePasswordReset,
  passwordResetStates,
} from './password-reset.states.ts'
import { selectPasswordResetView } from './password-reset.view.ts'

export const passwordResetEntry = machineEntry({
  name: 'password-reset',
  machine: examplePasswordReset,
  inputs: exampleInputs,
  examples: passwordResetStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectPasswordResetView,
})
