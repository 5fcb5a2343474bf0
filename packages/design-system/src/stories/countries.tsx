import { countries } from 'country-flag-icons'
import type { Option } from '../OptionList/index.ts'
import { Flag } from '../Flag/index.ts'
import { flagStore } from '../Flag/useFlag.ts'

/** Every country with a flag, by its name in a language. */
export function countryOptions(language: string, codes: readonly string[] = countries) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return codes
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .map((code): Option<string> => {
      const label = names.of(code) ?? code
      return {
        value: code,
        label,
        keywords: [code],
        icon: <Flag code={code} name={label} nameBeside />,
      }
    })
    .sort((a, b) => compare(a.label, b.label))
}

/** Loads flags before a story begins, so that its picture shows them. */
export const withFlags =
  (...codes: readonly string[]) =>
  async () => {
    await Promise.all(codes.map((code) => flagStore.load(code)))
  }
