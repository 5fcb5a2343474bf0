import type { Locale } from '@kingside/api/facts'

/** Each language by its own name. */
export const languageNames = {
  en: 'English',
  kz: 'Қазақша',
  ru: 'Русский',
} as const satisfies Record<Locale, string>
