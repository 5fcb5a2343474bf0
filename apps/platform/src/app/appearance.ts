import { createContext, use } from 'react'
import type { ThemeName } from '../adapters/preferences.ts'
import type { Locale } from '../intl/locales.ts'

export interface Appearance {
  readonly theme: ThemeName
  readonly locale: Locale
  readonly setTheme: (theme: ThemeName) => void
  readonly setLocale: (locale: Locale) => void
}

export const AppearanceContext = createContext<Appearance | null>(null)

/** Theme and language, and how to change them. @throws outside `App`. */
export function useAppearance(): Appearance {
  const appearance = use(AppearanceContext)
  if (!appearance)
    throw new Error('useAppearance needs <App> around it: it provides the theme and language.')
  return appearance
}
