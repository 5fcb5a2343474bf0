import { machineEntry } from '../catalogue/machine-entry.ts'
import { exampleEvents, exampleInputs, examplePopups, popupsStates } from './popups.states.ts'
import { selectPopupsView } from './popups.view.ts'

export const popupsEntry = machineEntry({
  name: 'popups',
  machine: examplePopups,
  inputs: exampleInputs,
  examples: popupsStates,
  events: exampleEvents,
  outputs: { writeQuery: [undefined] },
  failures: { writeQuery: [{ name: 'SecurityError' }] },
  view: selectPopupsView,
})
