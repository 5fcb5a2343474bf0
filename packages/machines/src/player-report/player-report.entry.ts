import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  exampleEvents,
  exampleFailures,
  exampleOutputs,
  examplePlayerReport,
  playerReportStates,
} from './player-report.states.ts'
import { selectPlayerReportView } from './player-report.view.ts'

export const playerReportEntry = machineEntry({
  name: 'player-report',
  machine: examplePlayerReport,
  inputs: [undefined],
  examples: playerReportStates,
  events: exampleEvents,
  outputs: exampleOutputs,
  failures: exampleFailures,
  view: selectPlayerReportView,
})
