import {
  type LanguageMachine,
  type Locale,
  provideLanguage,
  selectLanguageView,
} from '@kingside/machines/language'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import type { KeyValueStore } from '../storage/key-value-store.ts'
import { keptValue } from '../storage/kept-value.ts'
import { type Catalogue, loadCatalogue } from './locales.ts'

/** The language of the page, and what it says. */
export interface LanguageActors {
  readonly language: ActorRefFrom<LanguageMachine>
  /** The messages of a language whose messages have come; those of any other are English. */
  readonly catalogueOf: (locale: Locale) => Catalogue
}

/**
 * Starts the language: it follows the reader and other tabs, and loads what it says.
 * @param onMissing the messages of a language could not be had; another one is spoken
 */
export function startLanguage(store: KeyValueStore, onMissing: () => void): LanguageActors {
  const kept = keptValue(store, 'kingside.language')
  const catalogues = new Map<Locale, Catalogue>()
  const machine = provideLanguage({
    loadMessages: async (locale) => {
      if (!catalogues.has(locale)) catalogues.set(locale, await loadCatalogue(locale))
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

/** The language that the page speaks at the moment. */
export const spokenLocale = (snapshot: Parameters<typeof selectLanguageView>[0]): Locale => {
  const view = selectLanguageView(snapshot)
  return 'locale' in view ? view.locale : 'en'
}

/** Waits until there are words. */
export const waitForWords = ({ language }: Pick<LanguageActors, 'language'>): Promise<unknown> =>
  waitFor(language, (snapshot) => selectLanguageView(snapshot).status !== 'starting')
