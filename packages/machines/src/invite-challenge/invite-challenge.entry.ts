import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleInviteChallenge,
  exampleOutputs,
  inviteChallengeStates,
} from './invite-challenge.states.ts'
import { selectInviteChallengeView } from './invite-challenge.view.ts'

export const inviteChallengeEntry = machineEntry({
  name: 'invite-challenge',
  machine: exampleInviteChallenge,
  inputs: exampleInputs,
  examples: inviteChallengeStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectInviteChallengeView,
  situation: ({ value, context }) =>
    JSON.stringify([
      value,
      context.for.kind,
      context.invite?.expiresInMs,
      context.code,
      context.early?.id,
      context.refusal?.code,
      context.player.auth,
      context.player.isBanned,
    ]),
})
