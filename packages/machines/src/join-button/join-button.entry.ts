import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleJoinButton,
  exampleOutputs,
  joinButtonStates,
} from './join-button.states.ts'
import { selectJoinButtonView } from './join-button.view.ts'
import { situationOf } from './join-limit.ts'

export const joinButtonEntry = machineEntry({
  name: 'join-button',
  machine: exampleJoinButton,
  inputs: exampleInputs,
  examples: joinButtonStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectJoinButtonView,
  situation: ({ value, context }) => JSON.stringify([value, situationOf(context)]),
})
