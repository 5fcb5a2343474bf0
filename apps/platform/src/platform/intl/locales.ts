/** The languages of the product, as they stand in addresses and in the API. */
export const locales = ['en', 'kz', 'ru'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => locales.some((it) => it === value)

/** The BCP 47 tag of a locale: for `lang`, `Intl` and plural rules Kazakh is `kk`. */
export function languageTag(locale: Locale): 'en' | 'kk' | 'ru' {
  return locale === 'kz' ? 'kk' : locale
}

/** What a locale says, by the ids of messages. */
export type Catalogue = Readonly<Record<string, string>>

/**
 * Loads the catalogue of a locale. English needs none: each message carries its own default.
 * @throws when the file cannot be loaded
 */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  switch (locale) {
    case 'en':
      return {}
    case 'kz':
      return (await import('./kz.json', { with: { type: 'json' } })).default
    case 'ru':
      return (await import('./ru.json', { with: { type: 'json' } })).default
    default:
      return locale satisfies never
  }
}
