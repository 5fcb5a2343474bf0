import { LocaleProvider } from '@kingside/design-system/Locale'
import { QueryClientProvider } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { languageTag } from './platform/intl/locales.ts'
import { type AppDependencies, DependenciesProvider } from './dependencies.ts'
import { spokenLocale } from './platform/intl/language.ts'
import { ContentBoundary } from './platform/page/ContentBoundary.tsx'
import { type AppRouter, RouterProvider } from './platform/router/index.ts'
import { Root, RootFailed } from './shell/root.tsx'

const renderFailed = () => <RootFailed />

/** The whole app: language, data, routes, messages. The theme is on the document itself. */
export function App({
  deps,
  router,
}: {
  readonly deps: AppDependencies
  readonly router: AppRouter
}) {
  const { language, catalogueOf } = deps.actors
  const locale = useSelector(language, spokenLocale)
  const tag = languageTag(locale)

  useLayoutEffect(() => {
    document.documentElement.lang = tag
  }, [tag])

  return (
    <IntlProvider locale={tag} defaultLocale="en" messages={catalogueOf(locale)}>
      <LocaleProvider language={tag}>
        <QueryClientProvider client={deps.queryClient}>
          <DependenciesProvider value={deps}>
            <RouterProvider router={router}>
              <ContentBoundary fallback={renderFailed}>
                <Root />
              </ContentBoundary>
            </RouterProvider>
          </DependenciesProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </IntlProvider>
  )
}
