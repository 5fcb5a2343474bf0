import type { SnapshotFrom } from 'xstate'
import { machineEntry } from '../catalogue/machine-entry.ts'
import type { tournamentRunMachine } from './tournament-run.machine.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleInputs,
  exampleOutputs,
  exampleTournamentRun,
  tournamentRunStates,
} from './tournament-run.states.ts'
import { selectTournamentRunView } from './tournament-run.view.ts'

export const tournamentRunEntry = machineEntry({
  name: 'tournament-run',
  machine: exampleTournamentRun,
  inputs: exampleInputs,
  examples: tournamentRunStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectTournamentRunView,
  // How many more results wait, and which, changes nothing.
  situation: ({ value, context }: SnapshotFrom<typeof tournamentRunMachine>) =>
    JSON.stringify([
      value,
      context.standing.stage,
      context.standing.round,
      context.asked?.step,
      context.doing?.kind,
      Math.min(context.queue.length, 2),
      context.refused.slice(0, 1).map(({ wish, refusal }) => [wish.kind, refusal.code]),
      context.isEditing,
    ]),
})
