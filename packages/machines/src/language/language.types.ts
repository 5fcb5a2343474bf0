import { languageTag, type Locale, locales } from '@kingside/api/facts'

export interface LanguageInput {
  /** The saved value, unchecked; null when nothing is saved. */
  readonly saved: string | null
  /** The device's languages as tags (`kk-KZ`), the preferred first. */
  readonly system: readonly string[]
}

export interface LanguageContext {
  /** The locale whose messages are shown; null until the first ones are loaded. */
  readonly locale: Locale | null
  /** The locale whose messages are wanted. */
  readonly wanted: Locale
  /** Whether the reader chose the locale here, so that it must be saved. */
  readonly chosen: boolean
  readonly kept: boolean
  /** The locale whose messages could not be loaded. */
  readonly missing: Locale | null
}

/** What the page may send. */
export type LanguageUiEvent =
  | { readonly type: 'language.choose'; readonly locale: Locale }
  /** Loads messages again that could not be loaded. */
  | { readonly type: 'language.retry' }

/** Another tab saved a language, or removed it. */
export interface LanguageSystemEvent {
  readonly type: 'saved.change'
  readonly saved: string | null
}

export type LanguageEvent = LanguageUiEvent | LanguageSystemEvent

export interface LanguageDeps {
  /** Loads a locale's messages and gives them to the page. Rejects when they can't be loaded. */
  readonly loadMessages: (locale: Locale, signal: AbortSignal) => Promise<void>
  readonly saveLanguage: (locale: Locale, signal: AbortSignal) => Promise<void>
}

/** The locale that was saved; undefined when nothing was, or no known locale. */
export const savedLocale = (saved: string | null): Locale | undefined =>
  locales.find((locale) => locale === saved)

/** The first of the device's languages that the product has. */
export function systemLocale(system: readonly string[]): Locale | undefined {
  const languages = system.map((tag) => tag.toLowerCase().split(/[-_]/)[0])
  for (const language of languages) {
    const known = locales.find((locale) => languageTag(locale) === language)
    if (known) return known
  }
  return undefined
}
