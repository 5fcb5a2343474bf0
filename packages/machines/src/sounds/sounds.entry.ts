import { machineEntry } from '../catalogue/machine-entry.ts'
import { exampleEvents, exampleInputs, exampleSounds, soundsStates } from './sounds.states.ts'
import { selectSoundsView } from './sounds.view.ts'

export const soundsEntry = machineEntry({
  name: 'sounds',
  machine: exampleSounds,
  inputs: exampleInputs,
  examples: soundsStates,
  events: exampleEvents,
  failures: { player: [{ name: 'NotSupportedError' }] },
  view: selectSoundsView,
})
