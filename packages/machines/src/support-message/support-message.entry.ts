import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleOutputs,
  exampleSupportMessage,
  supportMessageStates,
} from './support-message.states.ts'
import { selectSupportMessageView } from './support-message.view.ts'

export const supportMessageEntry = machineEntry({
  name: 'support-message',
  machine: exampleSupportMessage,
  inputs: [undefined],
  examples: supportMessageStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectSupportMessageView,
})
