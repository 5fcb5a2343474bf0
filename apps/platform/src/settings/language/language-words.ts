import { languageTag, type Locale, locales } from '@kingside/machines/language'

/** Each language by its own name: whoever looks for it can read it. */
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
 * For screen readers while the page has no catalogue yet: these words can't come from one, and nobody knows which of
 * the languages the reader has.
 */
export const wordless = {
  label: 'Language, тіл, язык',
  loading: 'Loading, жүктелуде, загрузка',
  failed: 'No connection, байланыс жоқ, нет связи',
  retry: 'Try again, қайталау, повторить',
} as const
