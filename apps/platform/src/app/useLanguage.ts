import { useRef, useState } from 'react'
import { type Catalogue, loadCatalogue, type Locale } from '../intl/locales.ts'

/** A locale with all that it says. */
export interface Language {
  readonly locale: Locale
  readonly messages: Catalogue
}

/** Loads a language; where that fails, English, whose words are in the code. */
export const openLanguage = async (locale: Locale): Promise<Language> => {
  try {
    return { locale, messages: await loadCatalogue(locale) }
  } catch {
    return { locale: 'en', messages: {} }
  }
}

interface LanguageHandlers {
  readonly onChange: (locale: Locale) => void
  readonly onFailure: () => void
}

/**
 * The language that is spoken, and how to change it. It changes when the words are there; until then, and where they
 * cannot be loaded, the old one stays. Of several choices the last one counts.
 */
export function useLanguage(first: Language, { onChange, onFailure }: LanguageHandlers) {
  const [language, setLanguage] = useState(first)
  const wanted = useRef(first.locale)
  const speak = async (locale: Locale) => {
    try {
      const messages = await loadCatalogue(locale)
      if (wanted.current !== locale) return
      setLanguage({ locale, messages })
      onChange(locale)
    } catch {
      if (wanted.current === locale) onFailure()
    }
  }
  const choose = (locale: Locale) => {
    wanted.current = locale
    void speak(locale)
  }
  return [language, choose] as const
}
