import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  exampleTournamentDraft,
  tournamentDraftStates,
} from './tournament-draft.states.ts'
import { selectTournamentDraftView } from './tournament-draft.view.ts'

export const tournamentDraftEntry = machineEntry({
  name: 'tournament-draft',
  machine: exampleTournamentDraft,
  inputs: exampleInputs,
  examples: tournamentDraftStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectTournamentDraftView,
})
