export { languageTag, locales } from '@kingside/api/facts'
export type { Locale } from '@kingside/api/facts'
export { provideLanguage } from './language.machine.ts'
export type { LanguageMachine } from './language.machine.ts'
export { savedLocale, systemLocale } from './language.types.ts'
export type {
  LanguageDeps,
  LanguageEvent,
  LanguageInput,
  LanguageUiEvent,
} from './language.types.ts'
export { selectLanguageView } from './language.view.ts'
export type { LanguageProblem, LanguageView } from './language.view.ts'
