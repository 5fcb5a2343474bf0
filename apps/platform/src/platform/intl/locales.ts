import { languageTag, type Locale, locales } from '@kingside/api/facts'

export { languageTag, type Locale, locales }

export const isLocale = (value: unknown): value is Locale => locales.some((it) => it === value)

/** The messages of a locale, by their ids. */
export type Catalogue = Readonly<Record<string, string>>

/** A catalogue that may not have all of its messages yet. */
export interface Words {
  /** `more` adds to it; until then English stands in for what is missing. */
  readonly catalogue: Catalogue
  /** Adds what the first file and the home page do without. */
  readonly more: () => Promise<void>
}

/** The file of a catalogue. The built app has it in two (`messages/split-words.ts`): `more` loads the second. */
interface WordsFile {
  readonly default: Catalogue
  readonly more?: () => Promise<{ readonly default: Catalogue }>
}

/**
 * Loads the first words of a locale. English needs none, because each message has its own default.
 * @throws when the file cannot be loaded
 */
export async function loadWords(locale: Locale): Promise<Words> {
  switch (locale) {
    case 'en':
      return { catalogue: {}, more: async () => {} }
    case 'kz': {
      const [kz, { addKazakh }] = await Promise.all([
        import('./kz.json', { with: { type: 'json' } }),
        import('@kingside/design-system/Kazakh'),
      ])
      addKazakh()
      return wordsOf(kz)
    }
    case 'ru':
      return wordsOf(await import('./ru.json', { with: { type: 'json' } }))
    default:
      return locale satisfies never
  }
}

function wordsOf({ default: first, more }: WordsFile): Words {
  const catalogue = { ...first }
  return {
    catalogue,
    more: async () => {
      if (more) Object.assign(catalogue, (await more()).default)
    },
  }
}

/**
 * Loads all words of a locale.
 * @throws when a file cannot be loaded
 */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const { catalogue, more } = await loadWords(locale)
  await more()
  return catalogue
}
