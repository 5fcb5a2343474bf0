import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  activationCodeStates,
  exampleActivationCode,
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
} from './activation-code.states.ts'
import { selectActivationCodeView } from './activation-code.view.ts'

export const activationCodeEntry = machineEntry({
  name: 'activation-code',
  machine: exampleActivationCode,
  inputs: exampleInputs,
  examples: activationCodeStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectActivationCodeView,
})
