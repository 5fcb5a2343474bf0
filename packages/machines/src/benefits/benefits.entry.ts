import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  benefitsStates,
  exampleBenefits,
  exampleEvents,
  exampleFailures,
  exampleOutputs,
} from './benefits.states.ts'
import { selectBenefitsView } from './benefits.view.ts'

export const benefitsEntry = machineEntry({
  name: 'benefits',
  machine: exampleBenefits,
  inputs: [undefined],
  examples: benefitsStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectBenefitsView,
})
