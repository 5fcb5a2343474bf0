import { languageTag, type Locale, locales } from '@kingside/machines/language'

/** Each language by its own name, which its readers understand. */
export const languageNames = {
  en: 'English',
  kz: 'Қазақша',
  ru: 'Русский',
} as const satisfies Record<Locale, string>

export const languageOptions = locales.map((code) => ({
  code,
  name: languageNames[code],
  tag: languageTag(code),
}))

/**
 * Texts for screen readers before a catalogue is loaded: they can't come from one, and the reader's language is
 * unknown, so each has all languages.
 */
export const wordless = {
  label: 'Language, тіл, язык',
  loading: 'Loading, жүктелуде, загрузка',
  failed: 'No connection, байланыс жоқ, нет связи',
  retry: 'Try again, қайталау, повторить',
} as const
