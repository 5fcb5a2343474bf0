import {
  type LanguageMachine,
  type Locale,
  provideLanguage,
  selectLanguageView,
} from '@kingside/machines/language'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import type { KeyValueStore } from '../storage/key-value-store.ts'
import { keptValue } from '../storage/kept-value.ts'
import { type Catalogue, loadCatalogue, loadWords } from './locales.ts'
import { setMoreWords } from './more-words.ts'

/** The machine of the page's language, and its messages. */
export interface LanguageActors {
  readonly language: ActorRefFrom<LanguageMachine>
  /** The messages of a locale that has been loaded; English for any other. */
  readonly catalogueOf: (locale: Locale) => Catalogue
}

/**
 * Starts the language machine: it follows the reader and other tabs, and loads messages.
 * @param onMissing called when a locale's messages could not be loaded; another locale stays
 */
export function startLanguage(store: KeyValueStore, onMissing: () => void): LanguageActors {
  const kept = keptValue(store, 'kingside.language')
  const catalogues = new Map<Locale, Catalogue>()
  let isOpening = true
  const load = async (locale: Locale) => {
    if (!isOpening) return loadCatalogue(locale)
    isOpening = false
    const words = loadWords(locale)
    // Said at once: a page's own file may be there before the first words are.
    setMoreWords(async () => (await words).more())
    return (await words).catalogue
  }
  const machine = provideLanguage({
    loadMessages: async (locale) => {
      if (!catalogues.has(locale)) catalogues.set(locale, await load(locale))
    },
    saveLanguage: kept.save,
  })
  const language = createActor(machine, {
    input: { saved: kept.read(), system: navigator.languages },
  }).start()
  kept.listen((saved) => language.send({ type: 'saved.change', saved }))

  let missing: Locale | null = null
  language.subscribe(({ context }) => {
    if (context.missing !== null && context.missing !== missing) onMissing()
    missing = context.missing
  })
  return { language, catalogueOf: (locale) => catalogues.get(locale) ?? english }
}

const english: Catalogue = {}

/** The locale that the page shows now. */
export const spokenLocale = (snapshot: Parameters<typeof selectLanguageView>[0]): Locale => {
  const view = selectLanguageView(snapshot)
  return 'locale' in view ? view.locale : 'en'
}

/** Resolves when messages are loaded. */
export const waitForWords = ({ language }: Pick<LanguageActors, 'language'>): Promise<unknown> =>
  waitFor(language, (snapshot) => selectLanguageView(snapshot).status !== 'starting')
