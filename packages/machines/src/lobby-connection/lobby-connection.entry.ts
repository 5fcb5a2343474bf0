import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleLobbyConnection,
  exampleOutputs,
  lobbyConnectionStates,
} from './lobby-connection.states.ts'
import { selectLobbyConnectionView } from './lobby-connection.view.ts'

export const lobbyConnectionEntry = machineEntry({
  name: 'lobby-connection',
  machine: exampleLobbyConnection,
  inputs: exampleInputs,
  examples: lobbyConnectionStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectLobbyConnectionView,
  situation: ({ value, context: { epoch, tags, lastSent, refusal, trust } }) =>
    JSON.stringify([value, Math.min(epoch, 4), tags.length, Math.min(lastSent, 2), refusal, trust]),
})
