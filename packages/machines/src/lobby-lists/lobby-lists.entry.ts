import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleLobbyLists,
  exampleOutputs,
  lobbyListsStates,
} from './lobby-lists.states.ts'
import { selectLobbyListsView } from './lobby-lists.view.ts'

export const lobbyListsEntry = machineEntry({
  name: 'lobby-lists',
  machine: exampleLobbyLists,
  inputs: exampleInputs,
  examples: lobbyListsStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectLobbyListsView,
  situation: ({ value, context: { isConnected, challenges } }) =>
    JSON.stringify([value, isConnected, challenges?.length]),
})
