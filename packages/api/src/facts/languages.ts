/** The locales of the product, as used in addresses and in the API. */
export const locales = ['en', 'kz', 'ru'] as const
export type Locale = (typeof locales)[number]

/** The BCP 47 tag of a language: for `lang`, `Intl` and plural rules Kazakh is `kk`. */
export const languageTag = (locale: Locale): 'en' | 'kk' | 'ru' => (locale === 'kz' ? 'kk' : locale)
