import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  analysisStates,
  exampleAnalysis,
  exampleAnalysisEvents,
  exampleAnalysisInput,
} from './analysis.states.ts'
import { analysisRefusals } from './analysis.types.ts'
import { selectAnalysisView } from './analysis.view.ts'

export const analysisEntry = machineEntry({
  name: 'analysis',
  machine: exampleAnalysis,
  inputs: [exampleAnalysisInput],
  examples: analysisStates,
  events: exampleAnalysisEvents,
  outputs: { requestAccess: [undefined], startEngine: [undefined] },
  failures: {
    requestAccess: [...analysisRefusals.map((refusal) => ({ refusal })), new Error('offline')],
    startEngine: [{ failure: 'no-webassembly' }],
    analyse: [new Error('?')],
  },
  view: selectAnalysisView,
})
