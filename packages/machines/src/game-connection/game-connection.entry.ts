import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleConnectionEvents,
  exampleConnectionFailures,
  exampleConnectionInputs,
  exampleConnectionOutputs,
  exampleGameConnection,
  gameConnectionStates,
} from './game-connection.states.ts'
import { selectGameConnectionView } from './game-connection.view.ts'

export const gameConnectionEntry = machineEntry({
  name: 'game-connection',
  machine: exampleGameConnection,
  inputs: exampleConnectionInputs,
  examples: gameConnectionStates,
  events: exampleConnectionEvents,
  outputs: exampleConnectionOutputs,
  failures: exampleConnectionFailures,
  view: selectGameConnectionView,
  situation: ({ value, context: { userType, v, serverV, over, awaitedMoveId } }) =>
    JSON.stringify([value, userType, v, serverV, over, awaitedMoveId]),
})
