import type { ReactNode } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider'
import { teachKazakh } from './kazakh.ts'

export const directions = ['ltr', 'rtl'] as const
export type Direction = (typeof directions)[number]

export interface LocaleProviderProps {
  /** BCP 47 tag of the page's language, the same as in `<html lang>`, such as `kk`. */
  language: string
  /**
   * Whose dates and figures to take where the browser does not know the language. Kazakh needs none: where a browser
   * does not know it, this part brings its names of months and days and its signs in figures.
   */
  fallback?: string
  /** Where lines begin, the same as in `<html dir>`. @default that of the language's usual script */
  direction?: Direction
  children: ReactNode
}

/**
 * Tells the parts below the page's language: the order of a date's fields, names of months, figures, what "contains"
 * means in a search, and which way the arrow keys go. Without it they follow the browser's language.
 */
export function LocaleProvider({
  language,
  fallback = language,
  direction,
  children,
}: LocaleProviderProps) {
  if (/^kk\b/i.test(language)) learnKazakh()
  const locale = localeOf(isKnown(language) ? language : fallback, direction)
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}

let messages: Promise<void> | undefined

/** Dates and figures are on the page at once; what is said about them comes a little later, for Kazakh readers alone. */
function learnKazakh() {
  teachKazakh(Intl)
  messages ??= import('./kazakhMessages.ts').then(
    ({ speakKazakh }) => speakKazakh(),
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
