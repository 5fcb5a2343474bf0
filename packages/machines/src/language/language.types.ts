import { languageTag, type Locale, locales } from '@kingside/api/facts'

export interface LanguageInput {
  /** What was saved, whoever wrote it; null for nothing. */
  readonly saved: string | null
  /** The device's languages, the dearest first, as tags (`kk-KZ`). */
  readonly system: readonly string[]
}

export interface LanguageContext {
  /** Whose messages are there; null until the first ones have come. */
  readonly locale: Locale | null
  /** Whose messages are wanted. */
  readonly wanted: Locale
  /** The reader chose it here, so it is to be saved. */
  readonly chosen: boolean
  readonly kept: boolean
  /** A language whose messages could not be had. */
  readonly missing: Locale | null
}

/** What the page may send. */
export type LanguageUiEvent =
  | { readonly type: 'language.choose'; readonly locale: Locale }
  /** Tries again to get messages that were missing. */
  | { readonly type: 'language.retry' }

/** Another tab saved something, or removed it. */
export interface LanguageSystemEvent {
  readonly type: 'saved.change'
  readonly saved: string | null
}

export type LanguageEvent = LanguageUiEvent | LanguageSystemEvent

export interface LanguageDeps {
  /** Brings a language's messages and gives them to the page. Rejects when there are none. */
  readonly loadMessages: (locale: Locale, signal: AbortSignal) => Promise<void>
  readonly saveLanguage: (locale: Locale, signal: AbortSignal) => Promise<void>
}

/** The language that was saved; undefined for nothing, and for what is none. */
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
