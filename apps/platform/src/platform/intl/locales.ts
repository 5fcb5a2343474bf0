import { languageTag, type Locale, locales } from '@kingside/api/facts'

export { languageTag, type Locale, locales }

export const isLocale = (value: unknown): value is Locale => locales.some((it) => it === value)

/** The messages of a locale, by their ids. */
export type Catalogue = Readonly<Record<string, string>>

/**
 * Loads the catalogue of a locale. English needs none, because each message has its own default.
 * @throws when the file cannot be loaded
 */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  switch (locale) {
    case 'en':
      return {}
    case 'kz': {
      const [{ default: kz }, { addKazakh }] = await Promise.all([
        import('./kz.json', { with: { type: 'json' } }),
        import('@kingside/design-system/Kazakh'),
      ])
      addKazakh()
      return kz
    }
    case 'ru':
      return (await import('./ru.json', { with: { type: 'json' } })).default
    default:
      return locale satisfies never
  }
}
