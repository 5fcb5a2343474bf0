export { moreWords } from './more-words.ts'
export { spokenLocale } from './language.ts'
export { type Catalogue, languageTag, loadCatalogue, type Locale, locales } from './locales.ts'
