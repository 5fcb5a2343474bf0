import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleOutputs,
  examplePasswordChange,
  passwordChangeStates,
} from './password-change.states.ts'
import { selectPasswordChangeView } from './password-change.view.ts'

export const passwordChangeEntry = machineEntry({
  name: 'password-change',
  machine: examplePasswordChange,
  inputs: [undefined],
  examples: passwordChangeStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectPasswordChangeView,
})
