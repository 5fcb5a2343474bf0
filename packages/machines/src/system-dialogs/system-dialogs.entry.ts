import { machineEntry } from '../catalogue/machine-entry.ts'
import { systemDialogsMachine } from './system-dialogs.machine.ts'
import { exampleEvents, systemDialogsStates } from './system-dialogs.states.ts'
import { selectSystemDialogsView } from './system-dialogs.view.ts'

export const systemDialogsEntry = machineEntry({
  name: 'system-dialogs',
  machine: systemDialogsMachine,
  inputs: [undefined],
  examples: systemDialogsStates,
  events: exampleEvents,
  view: selectSystemDialogsView,
})
