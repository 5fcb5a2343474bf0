import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  examplePuzzle,
  puzzleStates,
} from './puzzle.states.ts'
import { selectPuzzleView } from './puzzle.view.ts'

export const puzzleEntry = machineEntry({
  name: 'puzzle',
  machine: examplePuzzle,
  inputs: exampleInputs,
  examples: puzzleStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectPuzzleView,
})
