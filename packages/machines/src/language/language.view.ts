import { languageTag, type Locale } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import type { languageMachine } from './language.machine.ts'

interface Spoken {
  readonly locale: Locale
  /** For `<html lang>`, `Intl` and plural rules. */
  readonly tag: 'en' | 'kk' | 'ru'
  /** False when the choice could not be saved and holds only until the page is left. */
  readonly kept: boolean
}

/** `missing_module` names the locale whose messages could not be loaded. */
export interface LanguageProblem {
  readonly code: 'missing_module'
  readonly locale: Locale
}

/** The language of the page. */
export type LanguageView =
  /** The first messages are loading: no text can be shown yet. */
  | { readonly status: 'starting'; readonly wanted: Locale }
  /** Messages of another locale are loading; the page still shows the old one. */
  | (Spoken & { readonly status: 'changing'; readonly wanted: Locale })
  | (Spoken & { readonly status: 'ready'; readonly problem: LanguageProblem | null })
  /** No messages could be loaded; only a page without translated text can say so. */
  | { readonly status: 'wordless'; readonly problem: LanguageProblem }

/** The machine's snapshot as the page sees it. */
export function selectLanguageView({
  value,
  context: { locale, wanted, kept, missing },
}: SnapshotFrom<typeof languageMachine>): LanguageView {
  const problem = missing && { code: 'missing_module' as const, locale: missing }
  if (locale === null)
    return value === 'wordless'
      ? { status: 'wordless', problem: problem ?? { code: 'missing_module', locale: wanted } }
      : { status: 'starting', wanted }
  const spoken = { locale, tag: languageTag(locale), kept }
  switch (value) {
    case 'loading':
      return { ...spoken, status: 'changing', wanted }
    case 'saving':
    case 'ready':
    case 'missing':
    case 'wordless':
      return { ...spoken, status: 'ready', problem }
    default:
      return value satisfies never
  }
}
