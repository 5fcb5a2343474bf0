import { machineEntry } from '../catalogue/machine-entry.ts'
import { toasterMachine } from './toaster.machine.ts'
import { exampleEvents, exampleInputs, toasterStates } from './toaster.states.ts'
import { selectToasterView } from './toaster.view.ts'

export const toasterEntry = machineEntry({
  name: 'toaster',
  machine: toasterMachine,
  inputs: exampleInputs,
  examples: toasterStates,
  events: exampleEvents,
  view: selectToasterView,
})
