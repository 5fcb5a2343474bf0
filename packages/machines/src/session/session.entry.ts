import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  exampleSession,
  sessionStates,
} from './session.states.ts'
import { selectSessionView } from './session.view.ts'

export const sessionEntry = machineEntry({
  name: 'session',
  machine: exampleSession,
  inputs: exampleInputs,
  examples: sessionStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectSessionView,
  // The count of tokens has no end; only whether the first or the second is present makes a difference here.
  situation: ({ value, context }) =>
    JSON.stringify([
      value,
      context.attempt,
      Math.min(context.tokenNumber, 3),
      context.isSuspect,
      context.reason,
      context.isSignOutPending,
      context.anonymousUid !== null,
    ]),
})
