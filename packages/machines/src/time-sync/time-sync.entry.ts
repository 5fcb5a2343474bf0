import { machineEntry } from '../catalogue/machine-entry.ts'
import { exampleEvents, examplePings, exampleTimeSync, timeSyncStates } from './time-sync.states.ts'
import { selectTimeSyncView } from './time-sync.view.ts'

export const timeSyncEntry = machineEntry({
  name: 'time-sync',
  machine: exampleTimeSync,
  inputs: [undefined],
  examples: timeSyncStates,
  events: exampleEvents,
  outputs: { ping: examplePings },
  failures: { ping: [{ name: 'TimeoutError' }] },
  view: selectTimeSyncView,
})
