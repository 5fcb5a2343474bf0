export { provideLanguage } from './language.machine.ts'
export type { LanguageMachine } from './language.machine.ts'
export { languageTag, locales, savedLocale, systemLocale } from './language.types.ts'
export type {
  LanguageDeps,
  LanguageEvent,
  LanguageInput,
  LanguageUiEvent,
  Locale,
} from './language.types.ts'
export { selectLanguageView } from './language.view.ts'
export type { LanguageProblem, LanguageView } from './language.view.ts'
