import { machineEntry } from '../catalogue/machine-entry.ts'
import { exampleEvents, exampleInputs, exampleUpload, uploadStates } from './upload.states.ts'
import { selectUploadView } from './upload.view.ts'

export const uploadEntry = machineEntry({
  name: 'upload',
  machine: exampleUpload,
  inputs: exampleInputs,
  examples: uploadStates,
  events: exampleEvents,
  failures: { sendFile: [{ name: 'TypeError' }] },
  view: selectUploadView,
})
