import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  exampleRun,
  puzzleRunStates,
} from './puzzle-run.states.ts'
import { selectRunView } from './puzzle-run.view.ts'

export const puzzleRunEntry = machineEntry({
  name: 'puzzle-run',
  machine: exampleRun,
  inputs: exampleInputs,
  examples: puzzleRunStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectRunView,
})
