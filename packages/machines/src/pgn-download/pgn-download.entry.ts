import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  examplePgnAnswers,
  examplePgnDownload,
  examplePgnEvents,
  pgnDownloadStates,
} from './pgn-download.states.ts'
import { selectPgnDownloadView } from './pgn-download.view.ts'

export const pgnDownloadEntry = machineEntry({
  name: 'pgn-download',
  machine: examplePgnDownload,
  inputs: [{ id: 'g-7f3a' }],
  examples: pgnDownloadStates,
  events: examplePgnEvents,
  outputs: { fetchPgn: examplePgnAnswers },
  failures: { fetchPgn: [new Error('500')] },
  view: selectPgnDownloadView,
})
