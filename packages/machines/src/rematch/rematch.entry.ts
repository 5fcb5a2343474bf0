import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  exampleRematch,
  rematchStates,
} from './rematch.states.ts'
import { selectRematchView } from './rematch.view.ts'

export const rematchEntry = machineEntry({
  name: 'rematch',
  machine: exampleRematch,
  inputs: exampleInputs,
  examples: rematchStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectRematchView,
  situation: ({ value, context: { isOpponentHere, isConnected, isDeclined, player, end } }) =>
    JSON.stringify([value, isOpponentHere, isConnected, isDeclined, player.isBanned, end]),
})
