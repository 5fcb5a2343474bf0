import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  rewardClaimStates,
  exampleRewardClaim,
  exampleEvents,
  exampleFailures,
  exampleOutputs,
} from './reward-claim.states.ts'
import { selectRewardClaimView } from './reward-claim.view.ts'

export const rewardClaimEntry = machineEntry({
  name: 'reward-claim',
  machine: exampleRewardClaim,
  inputs: [undefined],
  examples: rewardClaimStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectRewardClaimView,
})
