import kz from './kz.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }

/** The languages of the product, as they stand in addresses and in the API. */
export const locales = ['en', 'kz', 'ru'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => locales.some((it) => it === value)

/** The BCP 47 tag of a locale: for `lang`, `Intl` and plural rules Kazakh is `kk`. */
export function languageTag(locale: Locale): 'en' | 'kk' | 'ru' {
  return locale === 'kz' ? 'kk' : locale
}

/** The catalogue of a locale. English needs none: each message carries its own default. */
export function messagesOf(locale: Locale): Readonly<Record<string, string>> {
  switch (locale) {
    case 'en':
      return {}
    case 'kz':
      return kz
    case 'ru':
      return ru
    default:
      return locale satisfies never
  }
}
