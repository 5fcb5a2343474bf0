import { LocaleProvider, ToastRegion } from '@kingside/design-system'
import { darkTheme, lightTheme } from '@kingside/design-system/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { RouterProvider } from 'react-router-dom'
import type { ThemeName } from '../adapters/preferences.ts'
import { messages } from '../features/computer-game/ComputerGame.messages.ts'
import { messages as shellMessages } from '../features/shell/Shell.messages.ts'
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
  const [unheard, setUnheard] = useState(0)
  const [{ locale, messages: catalogue }, setLocale] = useLanguage(language, {
    onChange: (chosen) => deps.preferences.save({ locale: chosen }),
    onFailure: () => setUnheard((times) => times + 1),
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
            <Notices deps={deps} unheard={unheard} />
          </QueryClientProvider>
        </LocaleProvider>
      </IntlProvider>
    </AppearanceContext>
  )
}

function Notices({
  deps: { toaster },
  unheard,
}: {
  readonly deps: AppDependencies
  /** How many times a language could not be loaded. */
  readonly unheard: number
}) {
  const { formatMessage } = useIntl()
  const complain = useEffectEvent(() =>
    toaster.add({ type: 'danger', title: formatMessage(shellMessages.languageFailed) }),
  )
  useEffect(() => {
    if (unheard > 0) complain()
  }, [unheard])
  return (
    <ToastRegion
      toaster={toaster}
      label={formatMessage(messages.notices)}
      closeLabel={formatMessage(messages.closeNotice)}
    />
  )
}
