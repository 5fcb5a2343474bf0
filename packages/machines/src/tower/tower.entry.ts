import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  towerStates,
  exampleTower,
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
} from './tower.states.ts'
import { selectTowerView } from './tower.view.ts'

export const towerEntry = machineEntry({
  name: 'tower',
  machine: exampleTower,
  inputs: exampleInputs,
  examples: towerStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectTowerView,
})
