import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  exampleStartGameButton,
  startGameButtonStates,
} from './start-game-button.states.ts'
import { selectStartGameButtonView } from './start-game-button.view.ts'

export const startGameButtonEntry = machineEntry({
  name: 'start-game-button',
  machine: exampleStartGameButton,
  inputs: exampleInputs,
  examples: startGameButtonStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectStartGameButtonView,
})
