import { machineEntry } from '../catalogue/machine-entry.ts'
import { exampleEvents, exampleInputs, exampleLanguage, languageStates } from './language.states.ts'
import { selectLanguageView } from './language.view.ts'

export const languageEntry = machineEntry({
  name: 'language',
  machine: exampleLanguage,
  inputs: exampleInputs,
  examples: languageStates,
  events: exampleEvents,
  outputs: { loadMessages: [undefined], saveLanguage: [undefined] },
  failures: {
    loadMessages: [{ name: 'TypeError' }],
    saveLanguage: [{ name: 'QuotaExceededError' }],
  },
  view: selectLanguageView,
})
