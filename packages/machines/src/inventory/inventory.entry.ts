import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  inventoryStates,
  exampleInventory,
  exampleEvents,
  exampleFailures,
  exampleOutputs,
} from './inventory.states.ts'
import { selectInventoryView } from './inventory.view.ts'

export const inventoryEntry = machineEntry({
  name: 'inventory',
  machine: exampleInventory,
  inputs: [undefined],
  examples: inventoryStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectInventoryView,
})
