import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  emailCheckStates,
  exampleEmailCheck,
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
} from './email-check.states.ts'
import { selectEmailCheckView } from './email-check.view.ts'

export const emailCheckEntry = machineEntry({
  name: 'email-check',
  machine: exampleEmailCheck,
  inputs: exampleInputs,
  examples: emailCheckStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectEmailCheckView,
})
