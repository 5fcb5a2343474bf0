import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  exampleRegistration,
  registrationStates,
} from './registration.states.ts'
import { selectRegistrationView } from './registration.view.ts'

export const registrationEntry = machineEntry({
  name: 'registration',
  machine: exampleRegistration,
  inputs: exampleInputs,
  examples: registrationStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectRegistrationView,
  // Entered values do not distinguish situations; polls and the status of the check do only in their own steps.
  situation: ({ value, context: { plan, isFideConnected, identity, price, asked } }) => {
    const isIn = (step: string) => typeof value === 'object' && step in value
    return JSON.stringify([
      value,
      plan,
      isFideConnected,
      isIn('identityCheck') && identity === 'processing',
      price !== null,
      isIn('payment') ? asked : 0,
    ])
  },
})
