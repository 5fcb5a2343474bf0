import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  clubMembershipStates,
  exampleClubMembership,
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
} from './club-membership.states.ts'
import { selectClubMembershipView } from './club-membership.view.ts'

export const clubMembershipEntry = machineEntry({
  name: 'club-membership',
  machine: exampleClubMembership,
  inputs: exampleInputs,
  examples: clubMembershipStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectClubMembershipView,
})
