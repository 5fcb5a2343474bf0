import { ToastRegion } from '@kingside/design-system'
import { darkTheme, lightTheme } from '@kingside/design-system/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { RouterProvider } from 'react-router-dom'
import type { ThemeName } from '../adapters/preferences.ts'
import { messages } from '../features/computer-game/ComputerGame.messages.ts'
import { type Locale, languageTag, messagesOf } from '../intl/locales.ts'
import { AppearanceContext } from './appearance.ts'
import type { AppDependencies } from './dependencies.ts'
import type { AppRouter } from './router.tsx'

const themeClasses = { dark: darkTheme, light: lightTheme }

/** The whole app: appearance, language, data, routes, messages. */
export function App({
  deps,
  router,
}: {
  readonly deps: AppDependencies
  readonly router: AppRouter
}) {
  const [theme, setTheme] = useState<ThemeName>(() => deps.preferences.load().theme)
  const [locale, setLocale] = useState<Locale>(() => deps.preferences.load().locale)

  useLayoutEffect(() => {
    const root = document.documentElement
    root.classList.remove(...Object.values(themeClasses))
    root.classList.add(themeClasses[theme])
    root.lang = languageTag(locale)
    deps.preferences.save({ theme, locale })
  }, [deps, theme, locale])

  return (
    <AppearanceContext value={{ theme, locale, setTheme, setLocale }}>
      <IntlProvider locale={languageTag(locale)} defaultLocale="en" messages={messagesOf(locale)}>
        <QueryClientProvider client={deps.queryClient}>
          <RouterProvider router={router} />
          <Notices deps={deps} />
        </QueryClientProvider>
      </IntlProvider>
    </AppearanceContext>
  )
}

function Notices({ deps }: { readonly deps: AppDependencies }) {
  const { formatMessage } = useIntl()
  return (
    <ToastRegion
      toaster={deps.toaster}
      label={formatMessage(messages.notices)}
      closeLabel={formatMessage(messages.closeNotice)}
    />
  )
}
