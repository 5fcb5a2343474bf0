import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleOperatorSession,
  exampleOutputs,
  operatorSessionStates,
} from './operator-session.states.ts'
import { selectOperatorSessionView } from './operator-session.view.ts'

export const operatorSessionEntry = machineEntry({
  name: 'operator-session',
  machine: exampleOperatorSession,
  inputs: [undefined],
  examples: operatorSessionStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectOperatorSessionView,
})
