import { machineEntry } from '../catalogue/machine-entry.ts'
import { toastMachine } from './toast.machine.ts'
import { exampleEvents, exampleInputs, toastStates } from './toast.states.ts'
import { selectToastView } from './toast.view.ts'

export const toastEntry = machineEntry({
  name: 'toast',
  machine: toastMachine,
  inputs: exampleInputs,
  examples: toastStates,
  events: exampleEvents,
  view: selectToastView,
})
