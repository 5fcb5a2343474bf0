import { LocaleProvider } from '@kingside/design-system'
import { darkTheme, lightTheme } from '@kingside/design-system/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { RouterProvider } from 'react-router-dom'
import type { ThemeName } from '../adapters/preferences.ts'
import { languageTag } from '../intl/locales.ts'
import { AppearanceContext } from './appearance.ts'
import type { AppDependencies } from './dependencies.ts'
import type { AppRouter } from './router.tsx'
import { type Language, useLanguage } from './useLanguage.ts'

const themeClasses = { dark: darkTheme, light: lightTheme }

/** The whole app: appearance, language, data, routes, messages. */
export function App({
  deps,
  router,
  language,
}: {
  readonly deps: AppDependencies
  readonly router: AppRouter
  /** The language at the start. */
  readonly language: Language
}) {
  const [theme, setTheme] = useState<ThemeName>(() => deps.preferences.load().theme)
  const [{ locale, messages: catalogue }, setLocale] = useLanguage(language, {
    onChange: (chosen) => deps.preferences.save({ locale: chosen }),
    onFailure: () =>
      deps.actors.toaster.send({
        type: 'toast.add',
        toast: { id: 'language-failed', type: 'danger', title: { code: 'language.failed' } },
      }),
  })

  useLayoutEffect(() => {
    const root = document.documentElement
    root.classList.remove(...Object.values(themeClasses))
    root.classList.add(themeClasses[theme])
    root.lang = languageTag(locale)
    deps.preferences.save({ theme })
  }, [deps, theme, locale])

  return (
    <AppearanceContext value={{ theme, locale, setTheme, setLocale }}>
      <IntlProvider locale={languageTag(locale)} defaultLocale="en" messages={catalogue}>
        <LocaleProvider language={languageTag(locale)}>
          <QueryClientProvider client={deps.queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </LocaleProvider>
      </IntlProvider>
    </AppearanceContext>
  )
}
