import { machineEntry } from '../catalogue/machine-entry.ts'
import { exampleEvents, exampleInputs, exampleTheme, themeStates } from './theme.states.ts'
import { selectThemeView } from './theme.view.ts'

export const themeEntry = machineEntry({
  name: 'theme',
  machine: exampleTheme,
  inputs: exampleInputs,
  examples: themeStates,
  events: exampleEvents,
  outputs: { saveTheme: [undefined] },
  failures: { saveTheme: [{ name: 'QuotaExceededError' }] },
  view: selectThemeView,
})
