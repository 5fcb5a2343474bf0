import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  entryPaymentStates,
  exampleEntryPayment,
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
} from './entry-payment.states.ts'
import { selectEntryPaymentView } from './entry-payment.view.ts'

export const entryPaymentEntry = machineEntry({
  name: 'entry-payment',
  machine: exampleEntryPayment,
  inputs: exampleInputs,
  examples: entryPaymentStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectEntryPaymentView,
  situation: ({ value, context: { isSignedIn, returned, facts, polls } }) =>
    JSON.stringify([
      value,
      isSignedIn,
      returned,
      facts,
      typeof value === 'object' && 'confirming' in value ? polls : null,
    ]),
})
