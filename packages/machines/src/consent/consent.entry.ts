import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  consentStates,
  exampleConsent,
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
} from './consent.states.ts'
import { selectConsentView } from './consent.view.ts'

export const consentEntry = machineEntry({
  name: 'consent',
  machine: exampleConsent,
  inputs: exampleInputs,
  examples: consentStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectConsentView,
})
