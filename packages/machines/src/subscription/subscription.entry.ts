import { machineEntry } from '../catalogue/machine-entry.ts'
import { endsNext, membershipState, walletOpensAt } from './membership.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  exampleSubscription,
  subscriptionStates,
} from './subscription.states.ts'
import { selectSubscriptionView } from './subscription.view.ts'

export const subscriptionEntry = machineEntry({
  name: 'subscription',
  machine: exampleSubscription,
  inputs: exampleInputs,
  examples: subscriptionStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectSubscriptionView,
  situation: ({ value, context }) =>
    JSON.stringify([
      value,
      membershipState(context.membership),
      endsNext(context),
      (walletOpensAt(context) ?? Infinity) <= context.now,
      typeof value === 'object' && 'polling' in value ? context.polls : null,
    ]),
})
