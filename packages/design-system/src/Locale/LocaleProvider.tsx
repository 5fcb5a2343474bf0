import type { ReactNode } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider'

export const directions = ['ltr', 'rtl'] as const
export type Direction = (typeof directions)[number]

export interface LocaleProviderProps {
  /** BCP 47 tag of the page's language, the same as in `<html lang>`, such as `kk`. */
  language: string
  /**
   * The language of dates and numbers where the browser does not support `language`. Kazakh needs none after
   * `addKazakh()`, which adds the names and formats of dates and numbers.
   */
  fallback?: string
  /** The text direction, the same as in `<html dir>`. @default that of the language's usual script */
  direction?: Direction
  children: ReactNode
}

/**
 * Sets the language of the parts below: the order of date fields, month names, numbers, text search, and the direction
 * of arrow keys. Without it they follow the browser's language.
 */
export function LocaleProvider({
  language,
  fallback = language,
  direction,
  children,
}: LocaleProviderProps) {
  const locale = localeOf(isKnown(language) ? language : fallback, direction)
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}

/** Some browsers report support for a language without having its dates; then November is called `M11`. */
const isKnown = (language: string) =>
  !/^M\d/.test(new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2024, 10, 9)))

/** React Aria derives the direction from the script, so a different direction is expressed as a script. */
function localeOf(language: string, direction: Direction | undefined): string {
  const wanted = direction ?? (isRTL(language) ? 'rtl' : 'ltr')
  if (wanted === (isRTL(language) ? 'rtl' : 'ltr')) return language
  const { language: base, region } = new Intl.Locale(language)
  const script = wanted === 'rtl' ? 'Arab' : 'Latn'
  return new Intl.Locale(base, { script, ...(region !== undefined && { region }) }).toString()
}
