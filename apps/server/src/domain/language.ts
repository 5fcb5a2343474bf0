/** The languages of mails and notices, as they stand in addresses and in the API. */
export const languages = ['en', 'kz', 'ru'] as const
export type Language = (typeof languages)[number]

/** The BCP 47 tag of a language: for `lang` and `Intl` Kazakh is `kk`. */
export function languageTag(language: Language): 'en' | 'kk' | 'ru' {
  return language === 'kz' ? 'kk' : language
}
