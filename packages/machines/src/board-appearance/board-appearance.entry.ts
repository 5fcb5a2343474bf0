import { machineEntry } from '../catalogue/machine-entry.ts'
import {
  boardAppearanceStates,
  exampleBoardAppearance,
  exampleEvents,
  exampleInputs,
} from './board-appearance.states.ts'
import { selectBoardAppearanceView } from './board-appearance.view.ts'

export const boardAppearanceEntry = machineEntry({
  name: 'board-appearance',
  machine: exampleBoardAppearance,
  inputs: exampleInputs,
  examples: boardAppearanceStates,
  events: exampleEvents,
  outputs: { saveAppearance: [undefined] },
  failures: { saveAppearance: [{ name: 'QuotaExceededError' }] },
  view: selectBoardAppearanceView,
})
