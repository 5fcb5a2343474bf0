import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  analysisOrderStates,
  exampleAnalysisOrder,
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
} from './analysis-order.states.ts'
import { selectAnalysisOrderView } from './analysis-order.view.ts'

export const analysisOrderEntry = machineEntry({
  name: 'analysis-order',
  machine: exampleAnalysisOrder,
  inputs: exampleInputs,
  examples: analysisOrderStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectAnalysisOrderView,
  situation: ({ value, context: { isSignedIn, returned, offer, polls } }) =>
    JSON.stringify([
      value,
      isSignedIn,
      returned,
      offer,
      typeof value === 'object' && 'confirming' in value ? polls : null,
    ]),
})
