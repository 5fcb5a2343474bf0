import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  challengeStates,
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleMachine,
  exampleOutputs,
} from './challenge.states.ts'
import { selectChallengeView } from './challenge.view.ts'

export const challengeEntry = machineEntry({
  name: 'challenge',
  machine: exampleMachine,
  inputs: exampleInputs,
  examples: challengeStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectChallengeView,
  situation: ({ value, context }) =>
    JSON.stringify([
      value,
      context.kind,
      context.challenge?.id,
      context.early?.id,
      context.hasOngoingChallenge,
      context.refusal?.code,
      context.terms.mode,
      context.player.auth,
    ]),
})
