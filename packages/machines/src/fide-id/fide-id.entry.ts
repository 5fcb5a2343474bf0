import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleFideId,
  exampleInputs,
  exampleOutputs,
  fideIdStates,
} from './fide-id.states.ts'
import { selectFideIdView } from './fide-id.view.ts'

export const fideIdEntry = machineEntry({
  name: 'fide-id',
  machine: exampleFideId,
  inputs: exampleInputs,
  examples: fideIdStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectFideIdView,
  // What was typed distinguishes no situations; what the server says, who was chosen and what was sent do.
  situation: ({ value, context: { facts, players, chosen, files, isFilling } }) =>
    JSON.stringify([
      value,
      facts?.status,
      facts?.request?.way,
      facts?.request?.status,
      facts?.mayConnect,
      facts?.isChild,
      players.length,
      chosen?.fideId,
      files.avatar !== null,
      files.selfie !== null,
      files.consent !== null,
      isFilling,
    ]),
})
