import type { ReactNode } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider'
import { polyfillKazakhIntl } from './kazakhIntl.ts'

export const directions = ['ltr', 'rtl'] as const
export type Direction = (typeof directions)[number]

export interface LocaleProviderProps {
  /** BCP 47 tag of the page's language, the same as in `<html lang>`, such as `kk`. */
  language: string
  /**
   * The language of dates and numbers where the browser does not support `language`. Kazakh needs none: where a browser
   * does not support it, this part brings names of months and days and the signs in numbers.
   */
  fallback?: string
  /** Where lines begin, the same as in `<html dir>`. @default that of the language's usual script */
  direction?: Direction
  children: ReactNode
}

/**
 * Sets the language of the parts below: the order of a date's fields, names of months, numbers, what "contains"
 * means in a search, and which way the arrow keys go. Without it they follow the browser's language.
 */
export function LocaleProvider({
  language,
  fallback = language,
  direction,
  children,
}: LocaleProviderProps) {
  if (/^kk\b/i.test(language)) setUpKazakh()
  const locale = localeOf(isKnown(language) ? language : fallback, direction)
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}

let messages: Promise<void> | undefined

/** Dates and numbers are Kazakh at once. The messages are loaded a little later, only for Kazakh readers. */
function setUpKazakh() {
  polyfillKazakhIntl(Intl)
  messages ??= import('./kazakhMessages.ts').then(
    ({ loadKazakhMessages }) => loadKazakhMessages(),
    () => undefined,
  )
}

/** Browsers say that they support a language of which they have no dates; then November is called `M11`. */
const isKnown = (language: string) =>
  !/^M\d/.test(new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2024, 10, 9)))

/** The behaviour library takes the direction from the script, so a direction of our own must be said as one. */
function localeOf(language: string, direction: Direction | undefined): string {
  const wanted = direction ?? (isRTL(language) ? 'rtl' : 'ltr')
  if (wanted === (isRTL(language) ? 'rtl' : 'ltr')) return language
  const { language: base, region } = new Intl.Locale(language)
  const script = wanted === 'rtl' ? 'Arab' : 'Latn'
  return new Intl.Locale(base, { script, ...(region !== undefined && { region }) }).toString()
}
