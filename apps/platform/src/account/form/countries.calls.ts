import { countries } from '@kingside/api'
import type { Country } from './CountryField.tsx'

/** Names of countries that browsers may not have, by country code. */
type Names = Readonly<Record<string, string>>

/**
 * Every country by its name in a language, in the order of that language.
 * @param language as a BCP 47 tag
 * @param names used in place of the browser's, which are often English for Kazakh
 */
export function countriesIn(language: string, names: Names = {}): readonly Country[] {
  const known = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return countries
    .map(({ id, code }) => ({ id, code, name: names[code] ?? known.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
}

/** The countries in a language, as a query; Kazakh names have a file of their own. */
export const countriesQuery = (language: string) => ({
  queryKey: ['countries', language],
  queryFn: async () => countriesIn(language, await namesIn(language)),
  staleTime: Number.POSITIVE_INFINITY,
  placeholderData: () => countriesIn(language),
})

const namesIn = async (language: string): Promise<Names> =>
  language === 'kk'
    ? (await import('../../platform/intl/countries.kz.json', { with: { type: 'json' } })).default
    : {}
