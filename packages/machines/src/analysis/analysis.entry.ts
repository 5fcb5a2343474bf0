import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  analysisStates,
  exampleAnalysis,
  exampleAnalysisEvents,
  exampleAnalysisInput,
} from './analysis.states.ts'
import { selectAnalysisView } from './analysis.view.ts'

export const analysisEntry = machineEntry({
  name: 'analysis',
  machine: exampleAnalysis,
  inputs: [exampleAnalysisInput],
  examples: analysisStates,
  events: exampleAnalysisEvents,
  outputs: { startEngine: [undefined] },
  failures: {
    startEngine: [{ failure: 'no-webassembly' }],
    analyse: [new Error('?')],
  },
  view: selectAnalysisView,
})
