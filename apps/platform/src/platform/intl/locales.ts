import { languageTag, type Locale, locales } from '@kingside/api/facts'

export { languageTag, type Locale, locales }

export const isLocale = (value: unknown): value is Locale => locales.some((it) => it === value)

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
