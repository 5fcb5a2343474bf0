import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleInputs,
  exampleMoveConfirmation,
  moveConfirmationStates,
} from './move-confirmation.states.ts'
import { selectMoveConfirmationView } from './move-confirmation.view.ts'

export const moveConfirmationEntry = machineEntry({
  name: 'move-confirmation',
  machine: exampleMoveConfirmation,
  inputs: exampleInputs,
  examples: moveConfirmationStates,
  events: exampleEvents,
  view: selectMoveConfirmationView,
})
