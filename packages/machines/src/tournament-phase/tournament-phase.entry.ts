import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  exampleTournamentPhase,
  tournamentPhaseStates,
} from './tournament-phase.states.ts'
import { selectTournamentPhaseView } from './tournament-phase.view.ts'

export const tournamentPhaseEntry = machineEntry({
  name: 'tournament-phase',
  machine: exampleTournamentPhase,
  inputs: exampleInputs,
  examples: tournamentPhaseStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectTournamentPhaseView,
  situation: ({ value, context: { data, hasMissedEvents } }) =>
    JSON.stringify([
      value,
      data?.tournament.status,
      data?.round?.number,
      data?.board?.status,
      data?.you,
      hasMissedEvents,
    ]),
})
